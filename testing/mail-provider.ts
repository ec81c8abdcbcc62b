import type { Mail, MailResult, MailTransport } from "#domain/services.ts";

/** How a provider may take one request: all of it, none of it, or without a word. */
export type Mood = "takes" | "takes and says nothing" | "takes nothing and says nothing" | "busy" | "mixed";

/**
 * A mail provider with or without idempotency, as the real ones are: with it, the same mails in the same order are taken
 * once and get the same answer, for `remembers` milliseconds. It counts the mails that it has taken, by address.
 */
export function mailProvider(
  remembers: number,
  mood: () => Mood,
  random: () => number = Math.random,
  clock: () => Date = () => new Date(0),
) {
  const taken = new Map<string, number>();
  const answers = new Map<string, { at: number; results: MailResult[] }>();

  const transport: MailTransport = {
    name: remembers > 0 ? "remembering" : "forgetful",
    takesLetters: true,
    remembers,
    async send(mails) {
      const now = mood();
      if (now === "busy") return mails.map(() => ({ result: "busy", reason: "429", retryAfter: null }));
      if (now === "takes nothing and says nothing") return silence(mails);
      const key = mails.map((mail) => mail.idempotencyKey).join("\n");
      const at = clock().getTime();
      const known = answers.get(key);
      const isKnown = known && at - known.at < remembers;
      const results = isKnown ? known.results : mails.map((mail) => take(mail, now));
      if (!isKnown) answers.set(key, { at, results });
      return now === "takes and says nothing" ? silence(mails) : results;
    },
  };
  return { transport, taken };

  function take(mail: Mail, mood: Mood): MailResult {
    const luck = mood === "mixed" ? random() : 1;
    if (luck < 0.1) return { result: "refused", reason: "550 no such toad" };
    // A remembered answer is one to the whole request: no recipient in it is deferred alone.
    if (luck < 0.2 && remembers === 0) return { result: "busy", reason: "451 later", retryAfter: null };
    taken.set(mail.to, (taken.get(mail.to) ?? 0) + 1);
    if (luck < 0.25 && remembers === 0) return { result: "uncertain", reason: "lost" };
    return { result: "accepted", messageId: `m-${mail.idempotencyKey}` };
  }
}

function silence(mails: Mail[]): MailResult[] {
  return mails.map(() => ({ result: "uncertain", reason: "no answer" }));
}
