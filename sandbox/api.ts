import { Hono } from "hono";
import type { Account } from "./account.ts";
import { listDisputes } from "./disputes.ts";
import type { Outcome } from "./errors.ts";
import type { Cause } from "./events.ts";
import { answerTo, newRequestId, readBody, send } from "./exchange.ts";
import { expand } from "./expand.ts";
import { canonicalForm, parseForm, type FormGroup } from "./form.ts";
import { createIdempotency } from "./idempotency.ts";
import * as params from "./params.ts";
import { listPromotionCodes } from "./promotion-codes.ts";
import { createRefund } from "./refunds.ts";
import { createShapeCheck } from "./request-shape.ts";
import { createSession, listSessions, retrieveSession } from "./sessions.ts";

type WithExpand = { readonly expand?: readonly string[] | undefined };
type Reading<Params> = (form: FormGroup) => Outcome<Params>;
type Answering<Params> = (wanted: Params, id: string, cause: Cause) => Outcome<object>;
type Asked = {
  /** As in `stripe-shapes.ts`. */
  readonly route: string;
  readonly form: FormGroup;
  readonly id: string;
  readonly cause: Cause;
};

/** The routes under /v1 as Stripe answers them. Who may ask is checked before, by `checkKey`. */
export function createApi(account: Account): Hono {
  const api = new Hono();
  const { get, post } = verbsOf(api, account);

  post("/v1/checkout/sessions", params.readCreateSession, (wanted) =>
    createSession(account, wanted),
  );
  get("/v1/checkout/sessions", params.readListSessions, (wanted) => listSessions(account, wanted));
  get("/v1/checkout/sessions/:id", params.readRetrieve, (_, id) => retrieveSession(account, id));
  get("/v1/promotion_codes", params.readListPromotionCodes, (wanted) =>
    listPromotionCodes(account, wanted),
  );
  post("/v1/refunds", params.readCreateRefund, (wanted, _, cause) =>
    createRefund(account, wanted, cause),
  );
  get("/v1/disputes", params.readListDisputes, (wanted) => listDisputes(account, wanted));
  return api;
}

/** Each verb adds a route: read the parameters, answer, expand what was asked for. */
function verbsOf(api: Hono, account: Account) {
  const idempotency = createIdempotency(account.now);

  const shapeProblem = createShapeCheck();

  const run = <Params extends WithExpand>(
    read: Reading<Params>,
    answer: Answering<Params>,
    { route, form, id, cause }: Asked,
  ): Outcome<object> => {
    const problem = shapeProblem(route, form);
    if (problem?.error.code === "parameter_unknown") return problem;
    // The readers know Stripe's words for what is wrong with a value; the shape has the last word.
    const wanted = read(form);
    if (wanted.kind === "refused" && wanted.error.code !== "sandbox_unplayed_parameter")
      return wanted;
    if (problem) return problem;
    if (wanted.kind === "refused") return wanted;
    const answered = answer(wanted.value, id, cause);
    if (answered.kind === "refused") return answered;
    return expand(account, answered.value, wanted.value.expand ?? []);
  };

  const get = <Params extends WithExpand>(
    path: string,
    read: Reading<Params>,
    answer: Answering<Params>,
  ) => {
    api.get(path, (c) => {
      const cause = { id: newRequestId(), idempotency_key: null };
      const form = parseForm(new URL(c.req.url).search);
      const outcome =
        form.kind === "refused"
          ? form
          : run(read, answer, {
              route: `GET ${path}`,
              form: form.value,
              id: c.req.param("id") ?? "",
              cause,
            });
      return send(answerTo(outcome, cause.id));
    });
  };

  const post = <Params extends WithExpand>(
    path: string,
    read: Reading<Params>,
    answer: Answering<Params>,
  ) => {
    api.post(path, async (c) => {
      const requestId = newRequestId();
      const key = c.req.header("idempotency-key") ?? null;
      const form = await readBody(c, key);
      if (form.kind === "refused") return send(answerTo(form, requestId), { key });

      // From here on nothing waits, so two requests with one key cannot both be the first.
      const fingerprint = `${c.req.path}\n${canonicalForm(form.value)}`;
      const recall = key === null ? undefined : idempotency.recall(key, fingerprint);
      if (recall?.kind === "refused") return send(answerTo(recall, requestId), { key });
      if (recall?.kind === "replay") {
        return send({ ...recall.answer, requestId }, { key, replayOf: recall.answer });
      }
      const cause = { id: requestId, idempotency_key: key };
      const asked = { route: `POST ${path}`, form: form.value, id: c.req.param("id") ?? "", cause };
      const outcome = run(read, answer, asked);
      const answered = answerTo(outcome, requestId);
      if (key !== null && (outcome.kind === "ok" || outcome.afterValidation)) {
        idempotency.save(key, fingerprint, answered);
      }
      return send(answered, { key });
    });
  };

  return { get, post };
}
