import type { MailResult } from "./mail.ts";

/** The next state of one delivery after its mail was handed over; `claimed` waits for a repeat of the claim. */
export interface Settlement {
  id: string;
  state: "accepted" | "failed" | "uncertain" | "waiting" | "claimed";
  reason: string | null;
  messageId: string | null;
}

interface Circumstances {
  /** Whether the same mails may be handed over again without any being sent twice. */
  mayRepeat: boolean;
  /** Whether this claim was such a repeat. */
  isRepeat: boolean;
  /** Whether a delivery with this many attempts has been postponed for too long. */
  isTooLate: (attempts: number) => boolean;
}

/**
 * Turns the results of one claim into settlements. Where one is uncertain and the claim can be repeated, every delivery
 * without a final answer waits for the repeat: a transport recognises the mails of a claim only all together.
 */
export function settlementsOf(
  recipients: { id: string; attempts: number }[],
  results: MailResult[],
  { mayRepeat, isRepeat, isTooLate }: Circumstances,
): Settlement[] {
  const answers = recipients.map((_, index) => results[index] ?? noAnswer);
  const isOpen = isRepeat || answers.some(({ result }) => result === "uncertain");
  return recipients.map(({ id, attempts }, index): Settlement => {
    const answer = answers[index] ?? noAnswer;
    if (answer.result === "accepted")
      return { id, state: "accepted", reason: null, messageId: answer.messageId };
    const settled = { id, reason: answer.reason, messageId: null };
    if (answer.result === "refused") return { ...settled, state: "failed" };
    if (isOpen && mayRepeat) return { ...settled, state: "claimed" };
    // A repeat that was not taken says nothing about the first attempt.
    if (answer.result === "uncertain" || isRepeat) return { ...settled, state: "uncertain" };
    if (isTooLate(attempts))
      return { ...settled, state: "failed", reason: `Given up after three days: ${answer.reason}` };
    return { ...settled, state: "waiting" };
  });
}

const noAnswer: MailResult = {
  result: "uncertain",
  reason: "The transport returned no result for this email.",
};

/** Set where the transport took no mail because it is busy; `retryAfter` in seconds, null where it names none. */
export function whyBusy(results: MailResult[]): { reason: string; retryAfter: number | null } | null {
  const busy = results.filter((answer) => answer.result === "busy");
  const [first] = busy;
  if (!first || busy.length < results.length) return null;
  const named = busy.flatMap(({ retryAfter }) => (retryAfter === null ? [] : [retryAfter]));
  return { reason: first.reason, retryAfter: named.length > 0 ? Math.max(...named) : null };
}

/** Seconds until the next attempt; always shorter than the time after which a claim counts as lost. */
export function backoff(attempts: number): number {
  return Math.min(30 * 2 ** Math.max(0, attempts - 1), 480);
}
