import type { MailResult } from "../../services.ts";

/** What becomes of one delivery after its mail was handed over; `claimed` waits to be asked about again. */
export interface Settlement {
  id: string;
  state: "accepted" | "failed" | "uncertain" | "waiting" | "claimed";
  reason: string | null;
  messageId: string | null;
}

export interface Circumstances {
  /** Whether the same mails may be handed over once more without any being sent twice. */
  mayRepeat: boolean;
  /** Whether this was such a second time. */
  isRepeat: boolean;
  /** Which of them have been put off so long that nobody waits any more. */
  isTooLate: (attempts: number) => boolean;
}

/**
 * Judges the answers to one claim. Where one is uncertain and can be asked about again, everybody without a final
 * answer waits for that: a transport knows the same mails again only together.
 */
export function judge(
  readers: { id: string; attempts: number }[],
  results: MailResult[],
  { mayRepeat, isRepeat, isTooLate }: Circumstances,
): Settlement[] {
  const answers = readers.map((_, index) => results[index] ?? noAnswer);
  const isOpen = isRepeat || answers.some(({ result }) => result === "uncertain");
  return readers.map(({ id, attempts }, index): Settlement => {
    const answer = answers[index] ?? noAnswer;
    if (answer.result === "accepted")
      return { id, state: "accepted", reason: null, messageId: answer.messageId };
    const settled = { id, reason: answer.reason, messageId: null };
    if (answer.result === "refused") return { ...settled, state: "failed" };
    if (isOpen && mayRepeat) return { ...settled, state: "claimed" };
    // A repeat that finds no open door says nothing about the first time.
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

/** The transport's own trouble, and no recipient's: nobody was taken. Seconds it asks for, null where it names none. */
export function busyWith(results: MailResult[]): { reason: string; retryAfter: number | null } | null {
  const busy = results.filter((answer) => answer.result === "busy");
  const [first] = busy;
  if (!first || busy.length < results.length) return null;
  const named = busy.flatMap(({ retryAfter }) => (retryAfter === null ? [] : [retryAfter]));
  return { reason: first.reason, retryAfter: named.length > 0 ? Math.max(...named) : null };
}

/** Seconds until the next try. Never longer than it takes to be held for lost. */
export function backoff(attempts: number): number {
  return Math.min(30 * 2 ** Math.max(0, attempts - 1), 480);
}
