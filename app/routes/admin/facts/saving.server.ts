import type * as v from "valibot";
import { leadTo, type Notice } from "#app/notice.ts";
import { refused, typedIn, unknownIntent } from "#app/respond.ts";
import type { FactName, Facts } from "#domain/facts/fact-shapes.ts";
import { saveFacts, undoFacts } from "#domain/facts/facts.server.ts";
import type { Owner } from "#domain/identity/owner.ts";
import { isRefused, type Refused } from "#domain/outcome.ts";
import { parse } from "#domain/parse.ts";
import type { Services } from "#domain/services.ts";

/** What was done; `version` is what it made, where it can be taken back. */
export function factsNotice(words: string, page: string, version?: number): Notice {
  const fields = { intent: "undo", version: String(version) };
  return { words, undo: version === undefined ? undefined : { action: page, fields } };
}

/** Parses by the schema of the studio’s files, whose messages complete “studio/x.ts: field …”; here each is a sentence. */
export function parseTyped<Schema extends v.GenericSchema>(
  schema: Schema,
  typed: unknown,
  nameOf: (path: string) => string = (path) => path,
): v.InferOutput<Schema> | Refused {
  const parsed = parse(schema, typed);
  if (!isRefused(parsed)) return parsed;
  const issues = parsed.issues.map(({ field, message }) => ({
    field: nameOf(field),
    message: `This ${message}.`,
  }));
  return { ...parsed, message: "Something is missing or wrong. See the fields below.", issues };
}

interface FactsForm<Name extends FactName> {
  name: Name;
  form: FormData;
  /** The page’s own address, with what it shows of a longer list. */
  page: string;
  /** What is said of a save where it is not readers of the site who see it. */
  saved?: string;
}

export const savedWords = "Saved. Readers see it now.";

/** Does what one button of a page asks whose facts are one form: saves what `valueFrom` makes of it, or what `answerCommon` does. */
export async function answerFactsForm<Name extends FactName>(
  services: Services,
  owner: Owner,
  given: FactsForm<Name>,
  valueFrom: (typed: Record<string, string>) => Promise<Facts[Name] | Refused> | Facts[Name] | Refused,
) {
  const { name, form, page, saved: words = savedWords } = given;
  if (form.get("intent") !== "save") return answerCommon(services, owner, given);
  const typed = typedIn(form);
  const value = await valueFrom(typed);
  const saved = isRefused(value)
    ? value
    : await saveFacts(services, owner, { name, value, version: Number(typed.version) });
  if (isRefused(saved)) return refused(saved, typed);
  return leadTo(services, page, factsNotice(words, page, saved.version));
}

/** Does what every page of facts offers: to take the last save back, and to show the studio’s file again. */
export async function answerCommon(
  services: Services,
  owner: Owner,
  { name, form, page }: FactsForm<FactName>,
) {
  const version = Number(form.get("version"));
  const intent = form.get("intent");
  const outcome =
    intent === "undo"
      ? await undoFacts(services, owner, { name, version })
      : intent === "file"
        ? await saveFacts(services, owner, { name, value: null, version })
        : unknownIntent;
  if (isRefused(outcome)) return refused(outcome, typedIn(form));
  if (intent === "undo") return leadTo(services, page, factsNotice("Undone.", page));
  return leadTo(services, page, factsNotice("The studio’s file is shown again.", page, outcome.version));
}
