import * as v from "valibot";

export type ImportState = "reading" | "checked" | "done" | "failed";

/** Only `new` rows become readers. `suppressed`: the address must not or cannot be mailed. */
export const verdicts = ["new", "known", "double", "suppressed", "bad"] as const;
export type Verdict = (typeof verdicts)[number];

export const verdictWords: Record<Verdict, string> = {
  new: "New",
  known: "Already subscribed or known",
  double: "Duplicate",
  suppressed: "Suppressed",
  bad: "Invalid address",
};

export interface SubscriberImport {
  id: string;
  fileName: string;
  consent: string;
  state: ImportState;
  rows: number;
  bytes: number;
  bytesRead: number;
  trouble: string;
  createdAt: string;
  finishedAt: string | null;
}

/** One row of the file, and its verdict. */
export interface JudgedRow {
  line: number;
  verdict: Verdict;
  email: string;
  /** What `noteWords` puts into words. */
  note: string;
}

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
