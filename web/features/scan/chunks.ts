/** What comes later than the page, so that the first question is here soon (docs/decisions/008). */
export const loadBuyDialog = () => import("#web/features/checkout/buy-dialog.tsx");
export const loadCheckPurchase = () => import("#web/features/checkout/check-purchase.ts");
export const loadReport = () => import("#web/features/report/full-report.tsx");
