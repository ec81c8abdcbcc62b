import * as v from "valibot";

export type ImportState = "reading" | "checked" | "done" | "failed";

/** `new` alone become readers. `suppressed`: whoever it is wants or can have no mail. */
export const verdicts = ["new", "known", "double", "suppressed", "bad"] as const;
export type Verdict = (typeof verdicts)[number];

export const verdictWords: Record<Verdict, string> = {
  new: "New",
  known: "On the list already",
  double: "Twice in the file",
  suppressed: "Not to be mailed",
  bad: "No address",
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

/** One row of the file, and what is made of it. */
export interface JudgedRow {
  line: number;
  verdict: Verdict;
  email: string;
  /** What `noteWords` puts into words. */
  note: string;
}

export const largestList = 20_000_000;
export const weekOfKeeping = 7 * 86_400_000;

export const consentInput = v.object({
  consent: v.pipe(
    v.string("Say how they agreed to get your letters."),
    v.trim(),
    v.minLength(10, "Say how they agreed to get your letters, in a few words."),
    v.maxLength(1000, "That is long for a note: 1,000 characters at most."),
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
      return note === "pending" ? "Has not confirmed yet: stays so." : "Reads already: stays as it is.";
    case "double":
      return `The same address as in line ${note}.`;
    case "suppressed":
      return suppressedWords(note);
    case "bad":
      return note;
  }
}

const inFile = "file:";

/** How a row is marked of whom the file itself says that they are gone. */
export function goneInFile(value: string): string {
  return `${inFile}${value.slice(0, 60)}`;
}

function suppressedWords(note: string): string {
  if (note.startsWith(inFile)) return `The file itself calls them “${note.slice(inFile.length)}”.`;
  return goneWords[note] ?? "Wants no more mail.";
}

const goneWords: Record<string, string> = {
  unsubscribed: "Left: can only come back by their own wish.",
  bounced: "Bounced: no mail reaches this address.",
  complained: "Complained about a letter: gets no more.",
  forgotten: "Was forgotten, and wants no more mail.",
};
