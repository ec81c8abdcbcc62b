import { plainText } from "./plain-text.ts";
import { ruleOfToday } from "../markdown/rule.ts";
import { fold } from "../text/fold.ts";
import type { WorkFacts, WorkKind } from "./work.ts";

const fields: { [K in WorkKind]: (facts: WorkFacts<K>) => readonly string[] } = {
  project: ({ title, date, text, tools, tags }) => [title, date, plainText(text), ...tools, ...tags],
  artwork: ({ title, date, made, words, alt }) => [title, date, made, ...words, alt],
  zine: ({ title, date, description, made, words, pages }) => [
    title,
    date,
    description,
    made,
    ...words,
    ...pages.map(({ transcript }) => transcript),
  ],
};

/** The searched fields in one folded text; the separator cannot be typed, so no term matches across two fields. The sign of the rules begins it. */
export function foldWork<K extends WorkKind>(kind: K, facts: WorkFacts<K>): string {
  return ruleOfToday + fields[kind](facts).map(fold).join("\u001F");
}
