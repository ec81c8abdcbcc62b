import * as v from "valibot";
import { confirmReader } from "#domain/newsletter/welcome/confirm-reader.server.ts";
import { emailAddress } from "#domain/text/email-address.ts";
import { subscribeInput, type Subscription } from "#domain/subscribers/subscriber.ts";
import { listSubscribers, pageInput } from "#domain/subscribers/subscriber-list.server.ts";
import { subscribe } from "#domain/subscribers/subscribe.server.ts";
import {
  addSubscriber,
  countSubscribers,
  findSubscriber,
  removeSubscriber,
} from "#domain/subscribers/subscribers.server.ts";
import { findSubscription, unsubscribe } from "#domain/subscribers/subscription.server.ts";
import { isRefused, refuse, type Refused } from "#domain/outcome.ts";
import { parse } from "#domain/parse.ts";
import { subscriber, subscriberCounts, subscription } from "./answers.ts";
import { callsAbout } from "./call.ts";

const call = callsAbout("Email");
const missing = "The token is forged, incomplete or for another purpose; or the address is not on the list.";
const byToken = "`email` is the token that was mailed. The owner alone may name an address instead.";

export const subscribers = [
  call({
    method: "post",
    path: "/email/confirm",
    scope: "open",
    summary: "Request a subscription",
    description:
      "Sends an email with a link that confirms the subscription. The response never shows whether the address is known. `turnstile` is the response of the Turnstile widget, if the site uses one.",
    json: subscribeInput,
    status: 202,
    answers: "The `email` as it was read.",
    data: v.object({ email: v.string() }),
    errors: {
      409: "The site cannot send email yet.",
      422: "The address is missing, or the Turnstile response is missing where one is required.",
      429: "Too many requests from this client or in total: see Retry-After.",
    },
  }).handledBy(async (c) => subscribe(c.var.services, c.var.visitorAddress, c.req.valid("json"))),

  call({
    method: "post",
    path: "/email/subscribe/:email",
    scope: "email",
    isUnseen: true,
    isForVisitors: true,
    summary: "Confirm a subscription",
    description: byToken,
    answers: "The subscription's `state`.",
    data: v.union([subscriber, subscription]),
    errors: {
      401: "An address, named by a visitor.",
      404: missing,
      409: "People who unsubscribed can return only by a link that was mailed since; addresses that bounced or complained cannot.",
      422: "The owner’s value is not an address.",
      429: "Too many at once: see Retry-After.",
    },
  }).handledBy(async (c) => {
    const { services, owner, visitorAddress } = c.var;
    const param = c.req.param("email");
    if (!isAddress(param)) return confirmed(await confirmReader(services, visitorAddress, param));
    if (!owner) return c.var.refuseVisitor();
    const address = parse(emailAddress, param);
    return isRefused(address) ? address : addSubscriber(services, owner, address);
  }),

  call({
    method: "delete",
    path: "/email/unsubscribe/:email",
    scope: "email",
    isUnseen: true,
    isForVisitors: true,
    summary: "End a subscription",
    description: byToken,
    answers: "The subscription's `state`.",
    data: v.union([subscriber, subscription]),
    errors: { 401: "An address, named by a visitor.", 404: missing },
  }).handledBy(async (c) => {
    const { services, owner } = c.var;
    const param = c.req.param("email");
    if (!isAddress(param)) return unsubscribe(services, param);
    return owner ? removeSubscriber(services, owner, param) : c.var.refuseVisitor();
  }),

  call({
    method: "get",
    path: "/email/:param",
    scope: "read",
    isForVisitors: true,
    summary: "Read subscriptions",
    description:
      "`subscribers` lists them for the owner, newest first. A token returns its own subscription to anyone. The owner may name an address.",
    query: {
      limit: "1 to 200; 50 if not given.",
      cursor: "The `cursor` of the page before.",
      q: "Any part of an address.",
      state: "pending, confirmed, unsubscribed, bounced or complained.",
    },
    answers: "An array with `cursor` and `counts` beside `data`; or one subscription.",
    data: v.union([v.array(subscriber), subscriber, subscription]),
    beside: { cursor: v.optional(v.nullable(v.string())), counts: v.optional(subscriberCounts) },
    errors: {
      401: "The list or an address was requested by a visitor.",
      404: missing,
      422: "`limit` or `state` is invalid.",
    },
  }).handledBy(async (c) => {
    const { services, owner } = c.var;
    const param = c.req.param("param");
    if (param !== "subscribers" && !isAddress(param)) {
      const found =
        (await findSubscription(services, "confirm", param)) ??
        (await findSubscription(services, "unsubscribe", param));
      return found && { data: found };
    }
    if (!owner) return c.var.refuseVisitor();
    if (isAddress(param)) {
      const found = await findSubscriber(services, owner, param);
      return found && { data: found };
    }
    const wanted = parse(pageInput, c.req.query());
    if (isRefused(wanted)) return wanted;
    const { subscribers, cursor } = await listSubscribers(services, owner, wanted);
    return { data: subscribers, cursor, counts: await countSubscribers(services, owner) };
  }),
];

/** Tokens hold no @. */
function isAddress(param: string): boolean {
  return param.includes("@");
}

function confirmed(outcome: Subscription | Refused | null): Subscription | Refused | null {
  if (!outcome || isRefused(outcome) || outcome.state === "confirmed") return outcome;
  const message = "This subscription has ended. Ask for a new one to get a new link.";
  return refuse("conflict", "subscription_ended", message);
}
