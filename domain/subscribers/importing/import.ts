import { languageTag } from "@toadstool/language";
import * as v from "valibot";
import type { importRows, subscriberImports } from "#db/schema.ts";
import { fileNameSays, type Said, type SaidState, saidStates, stateOf } from "@toadstool/moving-in/states";
import type { WithTimes } from "#db/d1/with-times.ts";
import { type Refused, refuseField } from "../../outcome.ts";
import { asked } from "../../text/asked.ts";
import { emailAddress } from "../../text/email-address.ts";

type Row = typeof importRows.$inferSelect;
/** Only `new` rows become readers. `suppressed`: the address must not or cannot be mailed, or the file does not call it a reader's. */
export type Verdict = Row["verdict"];

export const verdictWords: Record<Verdict, string> = {
  new: "New",
  known: "Already subscribed or known",
  double: "Duplicate",
  suppressed: "Left out",
  bad: "Invalid address",
};

export const verdicts = Object.keys(verdictWords) as Verdict[];

export type SubscriberImport = WithTimes<typeof subscriberImports.$inferSelect>;
export type ImportState = SubscriberImport["state"];

/** One row of the file, and its verdict; `noteWords` puts the note into words. */
export type JudgedRow = Pick<Row, "line" | "verdict" | "email" | "note" | "language">;

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
    v.title("Consent"),
    v.description(
      "How these people agreed to receive your letters. Kept with each address as a record: “Signed the sheet at the June fair.”",
    ),
    asked({ as: "text", rows: 3 }),
  ),
});

/** What the owner types of a person whom she adds herself. */
export const personInput = v.object({
  email: v.pipe(emailAddress, v.title("Email address"), asked({ as: "email" })),
  ...consentInput.entries,
});

/** A list that she brings. */
export const listInput = v.object({
  ...consentInput.entries,
  file: v.pipe(
    v.file(),
    v.title("CSV file"),
    asked({ accept: ".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain" }),
  ),
});

export function readVerdict(text: string | null): Verdict | undefined {
  return verdicts.find((verdict) => verdict === text);
}

/** Why a row is judged so, for people. */
export function noteWords({
  verdict,
  note,
  language,
}: Pick<JudgedRow, "verdict" | "note" | "language">): string {
  switch (verdict) {
    case "new":
      return [note === decidedNote && "By your decision.", languageWords(language)].filter(Boolean).join(" ");
    case "known":
      if (note === decidedNote) return "As you have decided.";
      if (readSaid(note)) return `Subscribed here, but not by the file: ${saidWords(note)}`;
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

function languageWords(language: string): string {
  if (!language || isLanguage(language)) return "";
  return `There is no language “${language}”: taken as the site’s. Write its tag, like “de”.`;
}

/** Whether what a row gives as its language is one. */
export const isLanguage = (given: string) => languageTag(given) === given;

/** The owner's possible decisions about people with a statement in the file. */
export const decisions = [...saidStates.filter((state) => state !== "unknown"), "reader"] as const;
type Decision = (typeof decisions)[number];
/** By the notes of groups. */
export type Decisions = Record<string, Decision>;

export const decisionWords: Record<Decision, string> = {
  unsubscribed: "Unsubscribed",
  bounced: "Bounced",
  complained: "Marked as spam",
  pending: "Leave out",
  reader: "Reader",
};

/** A statement of the file, and the number of people it is about. */
export interface SaidGroup {
  /** As it is kept with each of their rows. */
  note: string;
  words: string;
  state: SaidState;
  count: number;
}

const decisionPrefix = "as:";

/** The name of the field in which the owner decides about a group. */
export const decisionField = (note: string) => `${decisionPrefix}${note}`;

/** Refused where something is not decided: nothing is added before the owner has said how it is meant. */
export function refuseUndecided(groups: SaidGroup[], decisions: Decisions): Refused | null {
  const open = groups.find(({ note }) => decisions[note] === undefined);
  if (!open) return null;
  const message = `Choose what this means before anyone is added. ${open.words}`;
  return refuseField("invalid", "undecided", decisionField(open.note), message);
}

/** The decisions of a form with `decisionField`s; what is not chosen is not among them. */
export function readDecisions(fields: Iterable<[string, unknown]>): Decisions {
  const entries = [...fields].flatMap(([name, value]) => {
    const decision = decisions.find((one) => one === value);
    return name.startsWith(decisionPrefix) && decision ? [[name.slice(decisionPrefix.length), decision]] : [];
  });
  return Object.fromEntries(entries);
}

/** Whether the words of a list mean one thing only; what the name of a file means, its owner knows. */
export function isPlain({ note, state }: SaidGroup): boolean {
  return state !== "unknown" && readSaid(note)?.by !== fileNameSays;
}

/** The note on a row about which the owner has decided otherwise than its list says. */
export const decidedNote = "decided";

const inFile = "file:";

/** The note on a row whose person is no reader according to the file itself. */
export function saidNote({ state, by }: Said): string {
  return `${inFile}${state}:${by}`;
}

/** Null for a note that does not quote the file. */
export function readSaid(note: string): Said | null {
  if (!note.startsWith(inFile)) return null;
  const [, state, by = ""] = /^file:([a-z]+):(.*)$/s.exec(note) ?? [];
  if (isSaidState(state)) return { state, by };
  // Rows of version 0.1 hold the word of the file alone; such people had left.
  const word = note.slice(inFile.length);
  const known = stateOf(word);
  return {
    state: known === null || known === "reader" ? "unsubscribed" : known,
    by: `the state is “${word}”`,
  };
}

const isSaidState = (text = ""): text is SaidState => (saidStates as readonly string[]).includes(text);

const saidStateWords: Record<SaidState, string> = {
  unsubscribed: "Unsubscribed",
  bounced: "Bounced",
  complained: "Marked a letter as spam",
  pending: "Not confirmed",
  unknown: "Not clear whether they subscribed",
};

/** The statement that a note quotes from the file, as a sentence. */
export function saidWords(note: string): string {
  const said = readSaid(note);
  if (!said) return "";
  return `${saidStateWords[said.state]}: ${said.by || "so it was at the former site"}.`;
}

function suppressedWords(note: string): string {
  return saidWords(note) || (goneWords[note] ?? "Has unsubscribed.");
}

const goneWords: Record<string, string> = {
  unsubscribed: "Unsubscribed; only the person can subscribe again.",
  bounced: "Bounced; email cannot be delivered to this address.",
  complained: "Marked a letter as spam; receives no more.",
  forgotten: "Was erased after unsubscribing.",
};
