import { Hono } from "hono";
import * as v from "valibot";
import { sendCallInput } from "#domain/newsletter/issue.ts";
import { testInput } from "#domain/letter/letter-input.ts";
import { sendIssue } from "#domain/newsletter/ledger/send-issue.server.ts";
import { checkSendingDomain } from "#domain/sending-domain/sending-domain.server.ts";
import { emailAddress } from "#domain/text/email-address.ts";
import { subscribeInput, type Subscription } from "#domain/subscribers/subscriber.ts";
import { listSubscribers } from "#domain/subscribers/subscriber-list.server.ts";
import { subscriberStates } from "#domain/subscribers/subscriber-states.ts";
import { subscribe } from "#domain/subscribers/subscribe.server.ts";
import {
  addSubscriber,
  countSubscribers,
  findSubscriber,
  removeSubscriber,
} from "#domain/subscribers/subscribers.server.ts";
import {
  confirmSubscription,
  findSubscription,
  unsubscribe,
} from "#domain/subscribers/subscription.server.ts";
import { sendTest } from "#domain/newsletter/test-letter.server.ts";
import { isRefused, refuse, type Refused } from "#domain/outcome.ts";
import { parse } from "#domain/parse.ts";
import { hashId } from "#domain/tokens/token.server.ts";
import type { Door } from "../door.ts";
import { describeCall } from "./describe.ts";
import { maybeOwner, ownerOnly } from "./owner-only.ts";
import { readJson } from "./read-json.ts";
import { answer, answerRefused } from "./respond.ts";

const tag = "Email";
const notFound = "The token is forged, incomplete or for another purpose; or the address is not on the list.";

export const email = new Hono<Door>();

email.post(
  "/confirm",
  describeCall({
    tag,
    summary: "Request a subscription",
    description:
      "Sends an email with a link that confirms the subscription. The response never shows whether the address is known. `turnstile` is the response of the Turnstile widget, if the site uses one.",
    body: subscribeInput,
    status: 202,
    answers: "The `email` as it was read.",
    refusals: {
      409: "The site cannot send email yet.",
      422: "The address is missing, or the Turnstile response is missing where one is required.",
      429: "Too many requests from this client or in total: see Retry-After.",
    },
  }),
  async (c) => {
    const input = await readJson(c, subscribeInput);
    if (isRefused(input)) return answerRefused(c, input);
    return answer(c, await subscribe(c.var.services, c.var.visitorAddress, input), 202);
  },
);

email.post(
  "/send",
  describeCall({
    tag,
    summary: "Send a letter to all confirmed subscribers",
    description:
      "The same Idempotency-Key is the same send. Without one, the same subject and content are the same send. With `isPublic`, the archive shows the letter once it has been sent; without it, only people who received the email can read it.",
    owner: true,
    body: sendCallInput,
    status: 202,
    answers: "The issue with its account: audience = accepted + failed + uncertain + skipped + waiting.",
    refusals: {
      409: "There are no subscribers, email is not configured, or the key was used for another letter.",
    },
  }),
  ownerOnly,
  async (c) => {
    const input = await readJson(c, sendCallInput);
    if (isRefused(input)) return answerRefused(c, input);
    const key = c.req.header("Idempotency-Key") ?? `${input.subject}\n${input.content}`;
    const sendKey = `api-${await hashId(key)}`;
    return answer(c, await sendIssue(c.var.services, c.var.owner, { ...input, sendKey }), 202);
  },
);

email.post(
  "/sendTest",
  describeCall({
    tag,
    summary: "Send a letter to one address, as a test",
    description: "The email is exactly what subscribers will receive, with '[Test]' before the subject.",
    owner: true,
    body: testInput,
    answers: "Where it was sent `to`: the site’s own address where none is given.",
    refusals: { 409: "Email is not configured, or the mail server cannot be reached." },
  }),
  ownerOnly,
  async (c) => {
    const input = await readJson(c, testInput);
    if (isRefused(input)) return answerRefused(c, input);
    return answer(c, await sendTest(c.var.services, c.var.owner, input));
  },
);

email.post(
  "/subscribe/:email",
  describeCall({
    tag,
    summary: "Confirm a subscription",
    description: "`email` is the token that was mailed. The owner alone may name an address instead.",
    answers: "The subscription's `state`.",
    refusals: {
      401: "An address, named by a visitor.",
      404: notFound,
      409: "People who unsubscribed can return only by a link that was mailed since; addresses that bounced or complained cannot.",
      422: "The owner’s value is not an address.",
      429: "Too many at once: see Retry-After.",
    },
  }),
  maybeOwner,
  async (c) => {
    const { services, owner, visitorAddress } = c.var;
    const param = c.req.param("email");
    if (!isAddress(param))
      return answer(c, confirmed(await confirmSubscription(services, visitorAddress, param)));
    if (!owner) return c.var.refuseVisitor();
    const address = parse(emailAddress, param);
    return answer(c, isRefused(address) ? address : await addSubscriber(services, owner, address));
  },
);

email.delete(
  "/unsubscribe/:email",
  describeCall({
    tag,
    summary: "End a subscription",
    description: "`email` is the token that was mailed. The owner alone may name an address instead.",
    answers: "The subscription's `state`.",
    refusals: { 401: "An address, named by a visitor.", 404: notFound },
  }),
  maybeOwner,
  async (c) => {
    const { services, owner } = c.var;
    const param = c.req.param("email");
    if (!isAddress(param)) return answer(c, await unsubscribe(services, param));
    return owner ? answer(c, await removeSubscriber(services, owner, param)) : c.var.refuseVisitor();
  },
);

const dnsCall = describeCall({
  tag,
  summary: "Check the sending domain: SPF, DKIM, DMARC, alignment, MX, one-click unsubscribe",
  owner: true,
  answers:
    "The `domain`, a `summary` and the `checks`: `state`, what was `found`, what is `wanted`, how to `mend` it and the `record` to add.",
  refusals: { 409: "MAIL_FROM is not set." },
});
for (const path of ["/dns", "/dns/"] as const) {
  email.post(path, dnsCall, ownerOnly, async (c) =>
    answer(c, await checkSendingDomain(c.var.services, c.var.owner)),
  );
}

email.get(
  "/:param",
  describeCall({
    tag,
    summary: "Read subscriptions",
    description:
      "`subscribers` lists them for the owner, newest first. A token returns its own subscription to anyone. The owner may name an address.",
    answers: "An array with `cursor` and `counts` beside `data`; or one subscription.",
    query: {
      limit: "1 to 200; 50 if not given.",
      cursor: "The `cursor` of the page before.",
      q: "Any part of an address.",
      state: "pending, confirmed, unsubscribed, bounced or complained.",
    },
    refusals: {
      401: "The list or an address was requested by a visitor.",
      404: notFound,
      422: "`limit` or `state` is invalid.",
    },
  }),
  maybeOwner,
  async (c) => {
    const { services, owner } = c.var;
    const param = c.req.param("param");
    if (param !== "subscribers" && !isAddress(param)) {
      const found =
        (await findSubscription(services, "confirm", param)) ??
        (await findSubscription(services, "unsubscribe", param));
      return answer(c, found);
    }
    if (!owner) return c.var.refuseVisitor();
    if (isAddress(param)) return answer(c, await findSubscriber(services, owner, param));
    const wanted = parse(pageInput, c.req.query());
    if (isRefused(wanted)) return answerRefused(c, wanted);
    const page = { limit: wanted.limit, cursor: wanted.cursor, search: wanted.q, state: wanted.state };
    const { subscribers, cursor } = await listSubscribers(services, owner, page);
    return c.json({ data: subscribers, cursor, counts: await countSubscribers(services, owner) });
  },
);

const limitRule = "limit must be a number from 1 to 200.";
const stateRule = "state must be pending, confirmed, unsubscribed, bounced or complained.";
const pageInput = v.object({
  limit: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,3}$/, limitRule),
      v.toNumber(),
      v.minValue(1, limitRule),
      v.maxValue(200, limitRule),
    ),
  ),
  cursor: v.optional(v.string()),
  q: v.optional(v.string()),
  state: v.optional(v.picklist(subscriberStates, stateRule)),
});

/** Tokens hold no @. */
function isAddress(param: string): boolean {
  return param.includes("@");
}

function confirmed(outcome: Subscription | Refused | null): Subscription | Refused | null {
  if (!outcome || isRefused(outcome) || outcome.state === "confirmed") return outcome;
  const message = "This subscription has ended. Ask for a new one to get a new link.";
  return refuse("conflict", "subscription_ended", message);
}
