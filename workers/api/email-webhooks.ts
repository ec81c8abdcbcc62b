import * as v from "valibot";
import { recordMailEvents } from "#domain/newsletter/mail-events.server.ts";
import { isRefused, refuse } from "#domain/outcome.ts";
import { callsAbout } from "./call.ts";

const call = callsAbout("Email");

/** Bytes: providers send one event at a time, of a few kilobytes. */
const largest = 256 * 1024;

export const emailWebhooks = [
  call({
    method: "post",
    path: "/email/webhooks/:transport",
    // The provider’s signature opens it.
    scope: "open",
    summary: "Receive delivery events from the mail provider",
    description:
      "`transport` is `resend`. The provider’s signature is checked before anything is read. An event that is sent twice counts once; one that is not about an email is answered with 200 and ignored.",
    answers: "How many events were `taken`.",
    data: v.object({ taken: v.pipe(v.number(), v.integer()) }),
    errors: {
      400: "Signed, but not an event.",
      401: "Not signed by the provider, or more than five minutes ago.",
      404: "A transport whose provider sends no webhooks.",
      409: "The signing secret of the webhooks is not set.",
      413: "Over 256 KB.",
    },
  }).handledBy(async (c) => {
    const { services } = c.var;
    const transport = c.req.param("transport");
    const bytes = await c.req.arrayBuffer();
    if (bytes.byteLength > largest) return refuse("tooLarge", "body_too_large", "No webhook is over 256 KB.");
    const body = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
    const events = await services.mailEvents(transport, c.req.raw.headers, body);
    if (!events) return noSuchTransport;
    return isRefused(events) ? events : { taken: await recordMailEvents(services, transport, events) };
  }),
];

const noSuchTransport = refuse(
  "missing",
  "no_such_transport",
  "There is no webhook for a mail provider of that name.",
);
