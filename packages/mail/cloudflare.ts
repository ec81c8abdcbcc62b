import type { Mail, MailResult, MailTransport } from "./mail.ts";
import { headerTrouble } from "./header-trouble.ts";
import { reasonOf } from "./reason.ts";
import { within } from "./within.ts";

/** The part of a Worker’s `send_email` binding that is used here. */
export interface EmailBinding {
  send(
    mail: Pick<Mail, "to" | "subject" | "html" | "text" | "headers"> & {
      from: { email: string; name: string };
    },
  ): Promise<{ messageId: string }>;
}

/** Milliseconds for one mail. */
const usualPatience = 30_000;

/**
 * Cloudflare’s own mail, by the `send_email` binding
 * (https://developers.cloudflare.com/email-service/api/send-emails/workers-api/). It is made for transactional mail:
 * it carries confirmations and tests, and letters are refused. It keeps no idempotency keys, so an uncertain mail is
 * never repeated.
 */
export function cloudflareTransport(
  email: EmailBinding | undefined,
  patience = usualPatience,
): MailTransport {
  return {
    name: "cloudflare",
    takesLetters: false,
    remembers: 0,
    async send(mails) {
      if (mails.length > 1) return mails.map(() => bulk);
      return Promise.all(mails.map((mail) => sendOne(email, mail, patience)));
    },
  };
}

const bulk: MailResult = {
  result: "refused",
  reason: "Cloudflare sends only confirmations and tests. Letters need another transport: smtp or resend.",
};

async function sendOne(email: EmailBinding | undefined, mail: Mail, patience: number): Promise<MailResult> {
  const trouble = headerTrouble(mail);
  if (trouble) return { result: "refused", reason: trouble };
  if (mail.delivery) return bulk;
  if (!email) {
    const reason = "The send_email binding EMAIL is missing: see wrangler.toml.";
    return { result: "busy", reason, retryAfter: null };
  }
  const { to, from, subject, html, text, headers } = mail;
  const sender = { email: from.address, name: from.name };
  try {
    const sent = email.send({ to, from: sender, subject, html, text, headers });
    const { messageId } = await within(patience, sent, "Cloudflare did not respond in time.");
    return { result: "accepted", messageId };
  } catch (error) {
    return judged(error);
  }
}

/** Nothing was accepted, and no recipient is to blame. */
const ours = new Set([
  "E_RATE_LIMIT_EXCEEDED",
  "E_DAILY_LIMIT_EXCEEDED",
  "E_SENDER_NOT_VERIFIED",
  "E_SENDER_DOMAIN_NOT_AVAILABLE",
]);
/** This mail will never be accepted. */
const refusals =
  /^E_(VALIDATION_ERROR|FIELD_MISSING|TOO_MANY_RECIPIENTS|RECIPIENT_\w+|CONTENT_TOO_LARGE|DELIVERY_FAILED|HEADERS?_\w+)$/;
/** Seconds to wait once the day’s quota is used up. */
const dayPause = 3600;

/** Errors carry the codes that the page above lists; after any other error the mail may have gone out. */
function judged(error: unknown): MailResult {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const reason = `Cloudflare answered ${code || "without a code"}: ${reasonOf(error)}`;
  if (ours.has(code)) {
    return { result: "busy", reason, retryAfter: code === "E_DAILY_LIMIT_EXCEEDED" ? dayPause : null };
  }
  return refusals.test(code) ? { result: "refused", reason } : { result: "uncertain", reason };
}
