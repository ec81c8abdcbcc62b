import { Hono } from "hono";
import { recordMailEvents } from "#domain/newsletter/mail-events.server.ts";
import { isRefused, refuse } from "#domain/outcome.ts";
import type { Door } from "../door.ts";
import { describeCall } from "./describe.ts";
import { answer, answerError, answerRefused } from "./respond.ts";

/** Bytes: providers send one event at a time, of a few kilobytes. */
const largest = 256 * 1024;

export const emailWebhooks = new Hono<Door>();

emailWebhooks.post(
  "/:transport",
  describeCall({
    tag: "Email",
    summary: "Receive delivery events from the mail provider",
    description:
      "`transport` is `resend`. The provider’s signature is checked before anything is read. An event that is sent twice counts once; one that is not about an email is answered with 200 and ignored.",
    answers: "How many events were `taken`.",
    refusals: {
      400: "Signed, but not an event.",
      401: "Not signed by the provider, or more than five minutes ago.",
      404: "A transport whose provider sends no webhooks.",
      409: "The signing secret of the webhooks is not set.",
      413: "Over 256 KB.",
    },
  }),
  async (c) => {
    const { services } = c.var;
    const transport = c.req.param("transport");
    const bytes = await c.req.arrayBuffer();
    if (bytes.byteLength > largest) {
      return answerRefused(c, refuse("tooLarge", "body_too_large", "No webhook is over 256 KB."));
    }
    const events = await services.mailEvents(
      transport,
      c.req.raw.headers,
      new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes),
    );
    if (!events)
      return answerError(
        c,
        404,
        "no_such_transport",
        "There is no webhook for a mail provider of that name.",
      );
    if (isRefused(events)) return answerRefused(c, events);
    return answer(c, { taken: await recordMailEvents(services, transport, events) });
  },
);
