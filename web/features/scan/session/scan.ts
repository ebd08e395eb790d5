import {
  completeAnswers,
  type Answers,
  type AnswerValue,
  type CompleteAnswers,
} from "#domain/scan/answers.ts";
import {
  firstOpenIndex,
  hasSameAnswers,
  isWithinReach,
  type Progress,
} from "#domain/scan/progress.ts";
import { questionCount } from "#domain/scan/question.ts";
import type { ReportCode } from "#domain/report/report-code.ts";
import type { PurchaseReference } from "#web/features/checkout/purchase-reference.ts";

/** What the visitor typed about themselves. */
export type Buyer = { readonly firstName: string; readonly email: string };

/** What is stored while the visitor is at the payment page (spec 3 and 4). */
export type PendingCheckout = Buyer & {
  readonly answers: CompleteAnswers;
  /** The provider's id of the payment, once the order has been answered with one. */
  readonly sessionId?: string | undefined;
};

/** A purchase whose report has not opened yet. */
export type PendingPurchase = {
  readonly purchase: PurchaseReference;
  /** The server knew no payment when it was asked, so it is remembered by this page only. */
  readonly isRefused: boolean;
};

/** A purchase that is being checked, and what its report is made from. */
export type Opening = {
  readonly purchase: PurchaseReference;
  readonly source: ReportCode;
  /** The history entry to use: an arrival opens the report, or its results, in the present entry; a press adds one. */
  readonly at: "report" | "results" | "newEntry";
  /** The source comes from a link that anybody may have written, so nothing is stored before the purchase is granted. */
  readonly isLink: boolean;
};

/** A report that was paid for: what it is made from, and by which purchase. */
export type Bought = ReportCode & PurchaseReference;

export type Message = {
  readonly kind: "info" | "error";
  readonly text: string;
  /** What "Try again" opens. */
  readonly retry?: Opening | undefined;
  readonly hasSupportLink?: boolean;
  /** It is said at once, as an error is. */
  readonly isUrgent?: boolean;
  /** It stands at the coupon field of the dialog, and in no banner. */
  readonly isAboutCoupon?: boolean | undefined;
};

/** Where the purchase of the visitor's own results stands. */
export type Checkout =
  | { readonly step: "idle" | "dialog" | "ordering" }
  /** The browser was told to leave for the payment page; `isLate` once the visitor may press again. */
  | { readonly step: "away"; readonly isLate: boolean };

/** What stays whatever is on screen. */
type Kept = {
  /** The visitor's own answers; they stay while a bought report is on screen. */
  readonly progress: Progress;
  /** A random secret, new with each scan, by which the server recognizes its repeated orders. */
  readonly key?: string | undefined;
  readonly buyer: Buyer;
  /** What this tab ordered and left to pay for, until its report opens or it is given up. */
  readonly order?: PendingCheckout | undefined;
  readonly pending?: PendingPurchase | undefined;
  readonly message?: Message | undefined;
  /** The browser keeps the scan, so that it can be resumed. */
  readonly isKept: boolean;
};

/** What is on screen, with what only that view has. */
type Only<Name extends string, Own = unknown> = Readonly<{ view: Name } & Own> &
  Readonly<Partial<Record<Exclude<OfOneView, keyof Own>, undefined>>>;
type OfOneView = "isDamaged" | "opening" | "checkout" | "bought";

type Shown =
  /** `isDamaged`: this tab's record cannot be read. */
  | Only<"intro", { isDamaged: boolean }>
  | Only<"quiz">
  | Only<"verifying", { opening: Opening }>
  | Only<"results", { checkout: Checkout }>
  /** A report that is paid for, itself or as its results. */
  | Only<"results" | "fullReport", { bought: Bought }>;

/** The whole state of the scan in one tab. */
export type Scan = Kept & Shown;

/** The four views of the scan (spec 2 and 4), and the moment between payment and report. */
export type View = Scan["view"];

/** A place in the scan that the browser's Back and Forward lead to. */
export type Place = {
  readonly view: Exclude<View, "verifying">;
  /** Which question, counted from 0; 0 in the other views. */
  readonly index: number;
};

export type ScanEvent =
  | { readonly type: "begin"; readonly key: string }
  | { readonly type: "continue" | "next" | "back" | "retake" | "reopen" | "backToResults" }
  | { readonly type: "answer"; readonly questionId: number; readonly value: AnswerValue }
  | { readonly type: "goTo"; readonly place: Place }
  | { readonly type: "typeBuyer"; readonly buyer: Buyer }
  | { readonly type: "openDialog" | "closeDialog" | "submit" | "stay" }
  | { readonly type: "leave"; readonly email: string }
  | { readonly type: "pageCreated"; readonly sessionId: string | undefined }
  | {
      readonly type: "checkoutFailed";
      readonly text: string;
      readonly isAboutCoupon?: boolean | undefined;
    }
  | { readonly type: "verify" | "granted"; readonly opening: Opening }
  | { readonly type: "failed"; readonly opening: Opening; readonly message: Message }
  | { readonly type: "tell"; readonly message: Message | undefined }
  | { readonly type: "setPending"; readonly pending: PendingPurchase | undefined };

export const initialScan: Scan & { readonly view: "intro" } = {
  view: "intro",
  progress: { index: 0, answers: {} },
  buyer: { firstName: "", email: "" },
  isDamaged: false,
  isKept: true,
};

/** Moves the scan from one state to the next (spec 4). An event that does not fit the view changes nothing. */
export function scanReducer(scan: Scan, event: ScanEvent): Scan {
  switch (event.type) {
    case "begin":
      if (scan.view !== "intro") return scan;
      return show({ ...scan, progress: initialScan.progress, key: event.key }, { view: "quiz" });
    case "continue":
      if (!canContinue(scan)) return scan;
      return showProgress(scan, scan.progress.index);
    case "answer": {
      if (scan.view !== "quiz") return scan;
      const answers: Answers = { ...scan.progress.answers, [event.questionId]: event.value };
      return { ...scan, progress: { ...scan.progress, answers } };
    }
    case "next":
      // Refused until the question has an answer; after the last one come the results (spec 5).
      return scan.view === "quiz" && isWithinReach(scan.progress.index + 1, scan.progress.answers)
        ? showProgress(scan, scan.progress.index + 1)
        : scan;
    case "back":
      if (scan.view !== "quiz" || scan.progress.index === 0) return scan;
      return showProgress(scan, scan.progress.index - 1);
    case "retake":
      return { ...initialScan, isKept: scan.isKept, pending: scan.pending };
    case "goTo":
      return goTo(scan, event.place);
    case "typeBuyer":
      return { ...scan, buyer: event.buyer };
    case "openDialog":
    case "closeDialog": {
      const step = event.type === "openDialog" ? "dialog" : "idle";
      if (!scan.checkout || scan.checkout.step === step) return scan;
      return show({ ...withoutOrder(scan), message: undefined }, results({ step }));
    }
    case "submit":
      if (!isBuying(scan) || isOrdering(scan)) return scan;
      return show({ ...scan, message: undefined }, results({ step: "ordering" }));
    case "leave": {
      const answers = answersOfResults(scan);
      if (!answers || scan.checkout?.step !== "ordering") return scan;
      return { ...scan, order: { ...scan.buyer, email: event.email, answers } };
    }
    case "pageCreated": {
      if (!scan.order || scan.checkout?.step !== "ordering") return scan;
      const order = { ...scan.order, sessionId: event.sessionId };
      return show({ ...scan, order }, results({ step: "away", isLate: false }));
    }
    case "stay":
      if (scan.checkout?.step !== "away") return scan;
      return show(scan, results({ step: "away", isLate: true }));
    case "checkoutFailed": {
      if (!isBuying(scan)) return scan;
      const { text, isAboutCoupon } = event;
      const message: Message = { kind: "error", text, isAboutCoupon };
      // Spec 4: what was kept for the payment page is removed.
      return show({ ...scan, order: undefined, message }, results({ step: "dialog" }));
    }
    case "verify":
      return show({ ...scan, message: undefined }, { view: "verifying", opening: event.opening });
    case "granted":
      return scan.opening === event.opening ? openReport(scan, event.opening) : scan;
    case "failed":
      if (scan.opening !== event.opening) return scan;
      return { ...showOwn(scan), message: event.message };
    case "reopen":
      return scan.bought ? { ...scan, view: "fullReport" } : scan;
    case "backToResults":
      return scan.bought ? { ...scan, view: "results" } : scan;
    case "tell":
      return { ...scan, message: event.message };
    case "setPending":
      return { ...scan, pending: event.pending };
  }
}

/** The answers that the results on screen are about, or undefined where no results are. */
export function answersOfResults(scan: Scan): CompleteAnswers | undefined {
  if (scan.view !== "results") return undefined;
  return scan.bought?.answers ?? completeAnswers(scan.progress.answers);
}

/** Whether a scan was begun and can go on from the intro. */
export function canContinue({ view, progress }: Scan): boolean {
  return view === "intro" && progress.answers[1] !== undefined;
}

/** Whether the purchase dialog is open. */
export function isBuying({ checkout }: Scan): boolean {
  return checkout !== undefined && checkout.step !== "idle";
}

/** Whether an order is under way. */
export function isOrdering({ checkout }: Scan): boolean {
  return checkout?.step === "ordering" || (checkout?.step === "away" && !checkout.isLate);
}

/** The place of a state, or undefined where there is nothing to come back to. */
export function placeOf({ view, progress }: Pick<Scan, "view" | "progress">): Place | undefined {
  if (view === "verifying") return undefined;
  return { view, index: view === "quiz" ? progress.index : 0 };
}

/** The visitor's own results as far as they are complete, else the intro, which offers to continue. */
export function showOwn(scan: Scan): Scan {
  const isComplete = completeAnswers(scan.progress.answers) !== undefined;
  return goTo(scan, { view: isComplete ? "results" : "intro", index: 0 });
}

/** The state for a place of Back or Forward, if the visitor's answers reach it; else the intro. */
export function goTo(scan: Scan, { view, index }: Place): Scan {
  const { answers } = scan.progress;
  const own = withoutOrder(scan);
  const wanted = view === "quiz" ? index : questionCount;
  // Without any answer there is no scan to come back to.
  if (view === "intro" || answers[1] === undefined || !isWithinReach(wanted, answers)) {
    const progress = { index: firstOpenIndex(answers), answers };
    return show({ ...own, progress }, { view: "intro", isDamaged: scan.isDamaged === true });
  }
  return showProgress(own, wanted);
}

/** `shown` instead of what was on screen. */
function show({ progress, key, buyer, order, pending, message, isKept }: Kept, shown: Shown): Scan {
  return { progress, key, buyer, order, pending, message, isKept, ...shown };
}

/** The visitor's own results. */
function results(checkout: Checkout) {
  return { view: "results", checkout } as const;
}

function showProgress(scan: Scan, index: number): Scan {
  const step = isBuying(scan) ? "dialog" : "idle";
  const shown = index === questionCount ? results({ step }) : ({ view: "quiz" } as const);
  return show({ ...scan, progress: { ...scan.progress, index } }, shown);
}

/** Drops what was stored for an order that is under way. */
function withoutOrder(scan: Scan): Scan {
  return isOrdering(scan) ? { ...scan, order: undefined } : scan;
}

/** Spec 4: once the report has opened, answers, first name and e-mail are removed. Another scan in this tab stays. */
function openReport(scan: Scan, { purchase, source, at, isLink }: Opening): Scan {
  const isOf = (answers: Answers) => hasSameAnswers(answers, source.answers);
  const isOthers = isLink && scan.order && !isOf(scan.order.answers);
  const kept: Kept = {
    ...initialScan,
    ...(!isOf(scan.progress.answers) && { progress: scan.progress, key: scan.key }),
    order: isOthers ? scan.order : undefined,
    pending: scan.pending,
    isKept: scan.isKept,
  };
  const view = at === "results" ? "results" : "fullReport";
  return show(kept, { view, bought: { ...source, ...purchase } });
}
