import * as v from "valibot";
import type { MailEvent } from "../mail.ts";
import { isAboutSender } from "../about-sender.ts";
import { mailId } from "../mail-id.ts";
import { deliveryOf } from "./resend-tags.ts";
import { plainReason } from "../reason.ts";
import { type SignedWebhook, verifyWebhook, WebhookError } from "../webhook.ts";

const eventShape = v.object({
  type: v.string(),
  data: v.optional(v.unknown()),
});

const words = v.nullish(v.string(), "");
const mailShape = v.object({
  email_id: mailId,
  to: v.fallback(v.array(v.string()), []),
  tags: v.fallback(v.record(v.string(), v.string()), {}),
  bounce: v.nullish(v.object({ type: words, message: words })),
  failed: v.nullish(v.object({ reason: words })),
  suppressed: v.nullish(v.object({ message: words })),
});

type AboutMail = v.InferOutput<typeof mailShape>;

/** What each of Resend’s events means; the others (opened, clicked, domains, contacts …) mean nothing. */
const meanings: Record<string, (mail: AboutMail) => Pick<MailEvent, "kind" | "bounce" | "reason">> = {
  "email.sent": () => ({ kind: "accepted", bounce: null, reason: "" }),
  "email.delivered": () => ({ kind: "delivered", bounce: null, reason: "" }),
  "email.complained": () => ({ kind: "complained", bounce: null, reason: "Marked as spam." }),
  "email.bounced": ({ bounce }) => ({
    kind: "bounced",
    bounce:
      /^(Transient|Undetermined)$/i.test(bounce?.type ?? "") || isAboutSender(bounce?.message ?? "")
        ? "soft"
        : "hard",
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
 * Verifies and reads a webhook of Resend’s. Returns no event where it does not report on a mail. Throws a `WebhookError`.
 */
export function readResendWebhook(secret: string, webhook: SignedWebhook): MailEvent[] {
  return resendEvents(verifyWebhook(secret, webhook), webhook.body);
}

/**
 * Reads one event of Resend’s (https://resend.com/docs/webhooks/event-types) whose signature was checked; its payloads
 * are typed in resend-node’s `webhook-event.interface.ts`.
 */
export function resendEvents(id: string, body: string): MailEvent[] {
  const event = v.safeParse(eventShape, jsonOf(body));
  if (!event.success) throw new WebhookError("malformed", "The webhook contains no event.");
  const { type, data } = event.output;
  const meaning = Object.hasOwn(meanings, type) ? meanings[type] : undefined;
  if (!meaning) return [];
  const mail = v.safeParse(mailShape, data);
  if (!mail.success) throw new WebhookError("malformed", "The event does not name an email.");
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
