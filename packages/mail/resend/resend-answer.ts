import * as v from "valibot";
import type { MailResult } from "../mail.ts";
import { mailId } from "../mail-id.ts";
import { plainReason } from "../reason.ts";

const takenAnswer = v.object({
  data: v.array(v.object({ id: mailId })),
  errors: v.optional(v.array(v.object({ index: v.number(), message: v.string() })), []),
});
const refusedAnswer = v.fallback(
  v.object({ name: v.optional(v.string(), ""), message: v.optional(v.string(), "") }),
  { name: "", message: "" },
);

/** Seconds until a quota is worth another look, where Resend names no time. */
const quotaPause = 3600;
const longestPause = 86_400;

/**
 * What Resend’s answer (https://resend.com/docs/api-reference/errors) means for each of `count` mails; 'invalid' where
 * it refuses the batch for one of them without saying which. A fault of ours (the key, the domain, the pace) is
 * `busy`: nothing was accepted and no recipient is to blame. After any status from 500 up and any 409 the mails may
 * have gone out: a key in use belongs to the same mails.
 */
export async function judgeAnswer(
  count: number,
  response: Response,
  key: string,
): Promise<MailResult[] | "invalid"> {
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return judgeTaken(count, body);
  const { status } = response;
  const { name, message } = v.parse(refusedAnswer, body);
  const words = plainReason(message || name || "no reason given", [key]);
  const all = (result: MailResult) => Array.from({ length: count }, () => result);
  const reason = `Resend answered ${status}: ${words}`;
  if (status >= 500 || status === 408 || status === 409) return all({ result: "uncertain", reason });
  const isAboutMails = [400, 413, 422].includes(status) && !ours.has(name);
  if (!isAboutMails) return all({ result: "busy", reason, retryAfter: pauseOf(response, name) });
  return count > 1 ? "invalid" : all({ result: "refused", reason });
}

/** Complaints about the request that no recipient is to blame for. */
const ours = new Set(["invalid_from_address", "invalid_idempotency_key", "invalid_access", "invalid_region"]);

/**
 * `data` names the mails that were taken, in order, without those that `errors` names by their place. Where both do
 * not add up to the batch, all of it is in doubt and can be asked for again as it was.
 */
function judgeTaken(count: number, body: unknown): MailResult[] {
  const answer = v.safeParse(takenAnswer, body);
  const { data, errors } = answer.success ? answer.output : { data: [], errors: [] };
  const refusals = new Map(errors.map(({ index, message }) => [index, message]));
  const isWhole = data.length + refusals.size === count;
  let next = 0;
  return Array.from({ length: count }, (_, index): MailResult => {
    const refusal = refusals.get(index);
    if (!isWhole) return { result: "uncertain", reason: "Resend’s response does not cover every email." };
    if (refusal !== undefined) return { result: "refused", reason: plainReason(refusal) };
    return { result: "accepted", messageId: data[next++]?.id ?? null };
  });
}

/** Seconds to wait, where they are known (https://resend.com/docs/api-reference/rate-limit). */
function pauseOf({ status, headers }: Response, name: string): number | null {
  if (status !== 429) return null;
  const named = headers.get("Retry-After") ?? headers.get("ratelimit-reset") ?? "";
  if (/^\d{1,9}(\.\d+)?$/.test(named)) return Math.min(Math.max(Math.ceil(Number(named)), 1), longestPause);
  return /quota/.test(name) ? quotaPause : null;
}
