import * as v from "valibot";
import { type Refused, refuse } from "#domain/outcome.ts";
import type { MailEvent } from "#domain/services.ts";
import { mailId } from "./mail-id.ts";
import { deliveryOf } from "./resend-tags.ts";
import { plainReason } from "./reason.ts";

const told = v.object({
  type: v.string(),
  data: v.optional(v.unknown()),
});

const words = v.nullish(v.string(), "");
const mailTold = v.object({
  email_id: mailId,
  to: v.fallback(v.array(v.string()), []),
  tags: v.fallback(v.record(v.string(), v.string()), {}),
  bounce: v.nullish(v.object({ type: words, message: words })),
  failed: v.nullish(v.object({ reason: words })),
  suppressed: v.nullish(v.object({ message: words })),
});

type Told = v.InferOutput<typeof mailTold>;

/** What each of Resend's events means here; the others (opened, clicked, domains, contacts …) mean nothing. */
const meanings: Record<string, (mail: Told) => Pick<MailEvent, "kind" | "bounce" | "reason">> = {
  "email.sent": () => ({ kind: "accepted", bounce: null, reason: "" }),
  "email.delivered": () => ({ kind: "delivered", bounce: null, reason: "" }),
  "email.complained": () => ({ kind: "complained", bounce: null, reason: "Marked as spam." }),
  "email.bounced": ({ bounce }) => ({
    kind: "bounced",
    bounce: /^(Transient|Undetermined)$/i.test(bounce?.type ?? "") ? "soft" : "hard",
    reason: bounce?.message || "The receiving mail server refused it.",
  }),
  // Resend itself no longer sends there: the address bounced or its reader complained before.
  "email.suppressed": ({ suppressed }) => ({
    kind: "bounced",
    bounce: "hard",
    reason: suppressed?.message || "The address is on the provider’s own suppression list.",
  }),
  "email.failed": ({ failed }) => ({
    kind: "failed",
    bounce: null,
    reason: failed?.reason || "The provider accepted it but could not send it.",
  }),
};

/**
 * Reads one event of Resend's (https://resend.com/docs/webhooks/event-types); its payloads are typed in resend-node's
 * `webhook-event.interface.ts`. An event that is no news of a mail is understood and empty.
 */
export function resendEvents(id: string, body: string): MailEvent[] | Refused {
  const event = v.safeParse(told, jsonOf(body));
  if (!event.success) return refuse("malformed", "webhook_malformed", "The webhook contains no event.");
  const { type, data } = event.output;
  const meaning = Object.hasOwn(meanings, type) ? meanings[type] : undefined;
  if (!meaning) return [];
  const mail = v.safeParse(mailTold, data);
  if (!mail.success) return refuse("malformed", "webhook_malformed", "The event does not name an email.");
  const { email_id: messageId, to, tags } = mail.output;
  const { kind, bounce, reason } = meaning(mail.output);
  const email = to.length === 1 ? (to[0] ?? null) : null;
  return [{ id, kind, bounce, reason: plainReason(reason), messageId, delivery: deliveryOf(tags), email }];
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
