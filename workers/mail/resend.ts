import * as v from "valibot";
import type { Mail, MailResult, MailTransport } from "#domain/services.ts";
import { hashId } from "#domain/tokens/token.server.ts";
import type { Env } from "../env.ts";

const address = "https://api.resend.com/emails/batch";
const largestBatch = 100;
/** Milliseconds for one batch. */
const patience = 30_000;

/** Resend's batches: mails that are valid go out, those that are not are named one by one. */
export function resendTransport(
  { RESEND_API_KEY }: Pick<Env, "RESEND_API_KEY">,
  fetcher: typeof fetch = (input, init) => fetch(input, init),
): MailTransport {
  return {
    name: "resend",
    takesLetters: true,
    remembers: 24 * 3_600_000,
    async send(mails) {
      const results: MailResult[] = [];
      for (let start = 0; start < mails.length; start += largestBatch) {
        results.push(...(await sendBatch(mails.slice(start, start + largestBatch))));
      }
      return results;
    },
  };

  async function sendBatch(mails: Mail[]): Promise<MailResult[]> {
    if (!RESEND_API_KEY) return all(mails, "busy", "RESEND_API_KEY is not set.");
    let response: Response;
    try {
      response = await fetcher(address, {
        method: "POST",
        headers: {
          Authorization: `Bearer ${RESEND_API_KEY}`,
          "Content-Type": "application/json",
          // The same mails have the same key: within 24 hours Resend sends them once.
          "Idempotency-Key": await hashId(mails.map((mail) => mail.idempotencyKey).join("\n")),
          "x-batch-validation": "permissive",
        },
        body: JSON.stringify(mails.map(toResend)),
        signal: AbortSignal.timeout(patience),
      });
    } catch (error) {
      return all(mails, "uncertain", error instanceof Error ? error.message : String(error));
    }
    return judged(mails, response);
  }
}

const acceptedAnswer = v.object({
  errors: v.optional(v.array(v.object({ index: v.number(), message: v.string() })), []),
});
const refusedAnswer = v.object({ name: v.optional(v.string(), ""), message: v.optional(v.string(), "") });

/**
 * What is ours to mend (the key, the domain, the pace) is `busy`: no recipient is to blame. 409 with a changed body
 * and everything from 500 up may have gone out.
 */
async function judged(mails: Mail[], response: Response): Promise<MailResult[]> {
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) {
    const answer = v.safeParse(acceptedAnswer, body);
    const errors = new Map(
      answer.success ? answer.output.errors.map((error) => [error.index, error.message]) : [],
    );
    return mails.map((_, index) => {
      const reason = errors.get(index);
      return reason === undefined ? { result: "accepted", messageId: null } : { result: "refused", reason };
    });
  }
  const parsed = v.safeParse(refusedAnswer, body);
  const { name, message } = parsed.success ? parsed.output : { name: "", message: "" };
  const reason = `Resend answered ${response.status}: ${message || name || "no reason given"}`;
  if (response.status >= 500 || name === "invalid_idempotent_request") return all(mails, "uncertain", reason);
  if ([401, 403, 408, 409, 429].includes(response.status)) return all(mails, "busy", reason);
  return all(mails, "refused", reason);
}

function all(mails: Mail[], result: "refused" | "busy" | "uncertain", reason: string): MailResult[] {
  return mails.map(() => (result === "busy" ? { result, reason, retryAfter: null } : { result, reason }));
}

function toResend({ to, from, subject, html, text, headers }: Mail) {
  const name = from.name.replace(/["\\]/g, "\\$&");
  return { from: `"${name}" <${from.address}>`, to: [to], subject, html, text, headers };
}
