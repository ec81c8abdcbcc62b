import * as v from "valibot";
import type { importRows, subscriberImports } from "#db/schema.ts";
import type { WithTimes } from "@toadstool/worker-kit/d1";

type Row = typeof importRows.$inferSelect;
/** Only `new` rows become readers. `suppressed`: the address must not or cannot be mailed. */
export type Verdict = Row["verdict"];

export const verdictWords: Record<Verdict, string> = {
  new: "New",
  known: "Already subscribed or known",
  double: "Duplicate",
  suppressed: "Suppressed",
  bad: "Invalid address",
};

export const verdicts = Object.keys(verdictWords) as Verdict[];

export type SubscriberImport = WithTimes<typeof subscriberImports.$inferSelect>;
export type ImportState = SubscriberImport["state"];

/** One row of the file, and its verdict; `noteWords` puts the note into words. */
export type JudgedRow = Pick<Row, "line" | "verdict" | "email" | "note">;

export const largestList = 20_000_000;
export const weekOfKeeping = 7 * 86_400_000;

/** Characters. */
export const longestConsent = 1000;

export const consentInput = v.object({
  consent: v.pipe(
    v.string("Describe how these people agreed to receive your letters."),
    v.trim(),
    v.minLength(10, "Describe in a few words how these people agreed to receive your letters."),
    v.maxLength(longestConsent, "The note is too long: 1,000 characters at most."),
  ),
});

export function readVerdict(text: string | null): Verdict | undefined {
  return verdicts.find((verdict) => verdict === text);
}

/** Why a row is judged so, for people. */
export function noteWords({ verdict, note }: Pick<JudgedRow, "verdict" | "note">): string {
  switch (verdict) {
    case "new":
      return "";
    case "known":
      return note === "pending"
        ? "Not confirmed yet; stays pending."
        : "Already subscribed; nothing changes.";
    case "double":
      return `Same address as in line ${note}.`;
    case "suppressed":
      return suppressedWords(note);
    case "bad":
      return note;
  }
}

const inFile = "file:";

/** The note on a row whose person has left according to the file itself. */
export function goneInFile(value: string): string {
  return `${inFile}${value.slice(0, 60)}`;
}

function suppressedWords(note: string): string {
  if (note.startsWith(inFile)) return `The file gives the state as “${note.slice(inFile.length)}”.`;
  return goneWords[note] ?? "Has unsubscribed.";
}

const goneWords: Record<string, string> = {
  unsubscribed: "Unsubscribed; only the person can subscribe again.",
  bounced: "Bounced; email cannot be delivered to this address.",
  complained: "Marked a letter as spam; receives no more.",
  forgotten: "Was erased after unsubscribing.",
};
