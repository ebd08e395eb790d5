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
  /** It stands at the coupon field of the dialog, and in no banner. */
  readonly isAboutCoupon?: boolean | undefined;
};

/** The four views of the scan (spec 2 and 4), and the moment between payment and report. */
export type View = "intro" | "quiz" | "verifying" | "results" | "fullReport";

/** The whole state of the scan in one tab. */
export type Scan = {
  readonly view: View;
  /** The visitor's own answers; they stay while a bought report is on screen. */
  readonly progress: Progress;
  /** A random secret, new with each scan, by which the server recognizes its repeated orders. */
  readonly key?: string | undefined;
  readonly buyer: Buyer;
  /** The order for which this tab left for the payment page, until its report opens or it is given up. */
  readonly checkout?: PendingCheckout | undefined;
  /** This tab has left for the payment page and not shown the scan since. */
  readonly isAway: boolean;
  readonly pending?: PendingPurchase | undefined;
  /** In the view "verifying". */
  readonly opening?: Opening | undefined;
  /** The report that is on screen, itself or as its results. */
  readonly bought?: Bought | undefined;
  readonly message?: Message | undefined;
  /** The purchase dialog is open; it belongs to the visitor's own results. */
  readonly isBuying: boolean;
  /** An order is under way. */
  readonly isCheckingOut: boolean;
  /** This tab's record cannot be read. */
  readonly isDamaged: boolean;
  /** The browser keeps the scan, so that it can be resumed. */
  readonly isKept: boolean;
};

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
  | { readonly type: "openDialog" | "closeDialog" | "submit" | "endCheckout" }
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

const noProgress: Progress = { index: 0, answers: {} };

export const initialScan: Scan = {
  view: "intro",
  progress: noProgress,
  buyer: { firstName: "", email: "" },
  isAway: false,
  isBuying: false,
  isCheckingOut: false,
  isDamaged: false,
  isKept: true,
};

/** Moves the scan from one state to the next (spec 4). An event that does not fit the view changes nothing. */
export function scanReducer(scan: Scan, event: ScanEvent): Scan {
  switch (event.type) {
    case "begin":
      if (scan.view !== "intro") return scan;
      return { ...scan, view: "quiz", progress: noProgress, key: event.key, isDamaged: false };
    case "continue":
      if (!canContinue(scan)) return scan;
      return showProgress(scan, scan.progress.index);
    case "answer":
      if (scan.view !== "quiz") return scan;
      return { ...scan, progress: withAnswer(scan.progress, event.questionId, event.value) };
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
      if (!ownResults(scan)) return scan;
      return { ...scan, isBuying: true, message: undefined };
    case "closeDialog":
      if (!scan.isBuying) return scan;
      return { ...withoutCheckout(scan), isBuying: false, message: undefined };
    case "submit":
      return scan.isBuying ? { ...scan, isCheckingOut: true, message: undefined } : scan;
    case "endCheckout":
      return { ...scan, isCheckingOut: false };
    case "leave": {
      const answers = ownResults(scan);
      if (!answers || !scan.isCheckingOut) return scan;
      return { ...scan, isAway: true, checkout: { ...scan.buyer, email: event.email, answers } };
    }
    case "pageCreated":
      if (!scan.checkout) return scan;
      return { ...scan, checkout: { ...scan.checkout, sessionId: event.sessionId } };
    case "checkoutFailed":
      // Spec 4: what was kept for the payment page is removed.
      return {
        ...withoutCheckout({ ...scan, isCheckingOut: true }),
        message: { kind: "error", text: event.text, isAboutCoupon: event.isAboutCoupon },
      };
    case "verify":
      return {
        ...scan,
        view: "verifying",
        opening: event.opening,
        isBuying: false,
        isCheckingOut: false,
        message: undefined,
      };
    case "granted":
      return scan.opening === event.opening ? openReport(scan, event.opening) : scan;
    case "failed":
      if (scan.opening !== event.opening) return scan;
      return { ...showOwn({ ...scan, opening: undefined }), message: event.message };
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

/** The place of a state, or undefined where there is nothing to come back to. */
export function placeOf({ view, progress }: Scan): Place | undefined {
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
  const own: Scan = { ...withoutCheckout(scan), bought: undefined, opening: undefined };
  const wanted = view === "quiz" ? index : questionCount;
  // Without any answer there is no scan to come back to.
  if (view === "intro" || answers[1] === undefined || !isWithinReach(wanted, answers)) {
    const progress = { index: firstOpenIndex(answers), answers };
    return { ...own, view: "intro", progress, isBuying: false };
  }
  return showProgress(own, wanted);
}

function ownResults(scan: Scan): CompleteAnswers | undefined {
  return scan.bought ? undefined : answersOfResults(scan);
}

function withAnswer(progress: Progress, questionId: number, value: AnswerValue): Progress {
  const answers: Answers = { ...progress.answers, [questionId]: value };
  return { ...progress, answers };
}

function showProgress(scan: Scan, index: number): Scan {
  const view = index === questionCount ? "results" : "quiz";
  const isBuying = scan.isBuying && view === scan.view;
  return { ...scan, view, isBuying, progress: { ...scan.progress, index } };
}

/** Drops the order that is under way and what was stored for it. */
function withoutCheckout(scan: Scan): Scan {
  if (!scan.isCheckingOut) return scan;
  return { ...scan, isCheckingOut: false, isAway: false, checkout: undefined };
}

/** Spec 4: once the report has opened, answers, first name and e-mail are removed. Another scan in this tab stays. */
function openReport(scan: Scan, { purchase, source, at, isLink }: Opening): Scan {
  const isOf = (answers: Answers) => hasSameAnswers(answers, source.answers);
  const isOthers = isLink && scan.checkout && !isOf(scan.checkout.answers);
  return {
    ...initialScan,
    view: at === "results" ? "results" : "fullReport",
    bought: { ...source, ...purchase },
    ...(!isOf(scan.progress.answers) && { progress: scan.progress, key: scan.key }),
    checkout: isOthers ? scan.checkout : undefined,
    pending: scan.pending,
    isKept: scan.isKept,
  };
}
