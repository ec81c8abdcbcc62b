import type * as v from "valibot";
import type { Press } from "#app/press.server.ts";
import { typedIn } from "#app/respond.ts";
import { readForm } from "#app/ui/form/read-form.ts";
import type { FactName, Facts } from "#domain/facts/fact-shapes.ts";
import { findEditedFacts, saveFacts, undoFacts } from "#domain/facts/facts.server.ts";
import type { Owner } from "#domain/identity/owner.ts";
import { isRefused, type Refused } from "#domain/outcome.ts";
import { parse } from "#domain/parse.ts";
import type { Services } from "#domain/services.ts";

/**
 * What was typed into the form of a schema, with what the form does not hold. The messages of the studio’s files complete
 * “studio/x.ts: field …”; here each is a sentence.
 */
export function parseForm<Schema extends v.GenericSchema>(
  schema: Schema,
  typed: Record<string, string>,
  kept: object = {},
): v.InferOutput<Schema> | Refused {
  const parsed = parse(schema, { ...kept, ...readForm(schema, typed) });
  if (!isRefused(parsed)) return parsed;
  const issues = parsed.issues.map(({ field, message }) => ({
    // What is wrong within a list is said at its field.
    field: field.replace(/\.\d.*/, ""),
    message: `This ${message}.`,
  }));
  return { ...parsed, message: "Something is missing or wrong. See the fields below.", issues };
}

/** Facts of which there is one each, and the page that they are edited at, with what it shows of a longer list. */
interface Edited<Name extends FactName> {
  name: Name;
  page: string;
}

/**
 * A press that changes facts, and can be undone. `change` makes the new ones of those before, and says what was done where it
 * is no save.
 */
export function changesFacts<Name extends FactName>(
  { name, page }: Edited<Name>,
  change: (
    before: Facts[Name],
    typed: Record<string, string>,
    services: Services,
  ) => Change<Name> | Promise<Change<Name>>,
): Press {
  return async (services, owner, form) => {
    const typed = typedIn(form);
    const { value: before } = await findEditedFacts(services, owner, name);
    const changed = await change(before, typed, services);
    if (isRefused(changed)) return changed;
    const { value, words = "Saved. Readers see it now." } = changed;
    if (isRefused(value)) return value;
    const saved = await saveFacts(services, owner, { name, value, version: Number(typed.version) });
    return isRefused(saved) ? saved : { words, goTo: page, undo: undoOf(saved) };
  };
}

type Change<Name extends FactName> = { value: Facts[Name] | Refused | null; words?: string } | Refused;

/** Why it cannot be undone is said by the page, and by no list of it. */
const undoOf = ({ version }: { version: number }) => ({
  intent: "undo",
  version: String(version),
  undoes: "",
});

/** What every page of facts offers: to take the last save back, and to show the studio’s file again. */
export function commonPresses(edited: Edited<FactName>): Record<string, Press> {
  return {
    undo: async (services: Services, owner: Owner, form: FormData) => {
      const version = Number(form.get("version"));
      const undone = await undoFacts(services, owner, { name: edited.name, version });
      return isRefused(undone) ? undone : { words: "Undone.", goTo: edited.page };
    },
    file: changesFacts(edited, () => ({ value: null, words: "The studio’s file is shown again." })),
  };
}
