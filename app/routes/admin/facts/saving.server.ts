import { redirect } from "react-router";
import type * as v from "valibot";
import { refused, typedIn, unknownIntent } from "#app/respond.ts";
import type { FactName, Facts } from "#domain/facts/fact-shapes.ts";
import { findEditedFacts, saveFacts, undoFacts } from "#domain/facts/facts.server.ts";
import type { Owner } from "#domain/identity/owner.ts";
import { isRefused, type Refused } from "#domain/outcome.ts";
import { parse } from "#domain/parse.ts";
import type { Services } from "#domain/services.ts";

/** What was done, as the page that follows reports it. */
const dones = ["saved", "moved", "removed", "hidden", "shown", "file", "undone"] as const;
export type Done = (typeof dones)[number];

/** How long it is reported: longer ago, the address was kept. */
const reportedFor = 120_000;

export async function findEdited<Name extends FactName>(
  services: Services,
  owner: Owner,
  { name, request }: { name: Name; request: Request },
) {
  const { updatedAt, ...edited } = await findEditedFacts(services, owner, name);
  const asked = new URL(request.url).searchParams.get("done");
  const isRecent = updatedAt !== null && services.clock().getTime() - updatedAt.getTime() < reportedFor;
  return { ...edited, done: isRecent ? (dones.find((done) => done === asked) ?? null) : null };
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
}

/** Does what one button of a page asks whose facts are one form: saves what `valueFrom` makes of it, or what `answerCommon` does. */
export async function answerFactsForm<Name extends FactName>(
  services: Services,
  owner: Owner,
  given: FactsForm<Name>,
  valueFrom: (typed: Record<string, string>) => Promise<Facts[Name] | Refused> | Facts[Name] | Refused,
) {
  const { name, form, page } = given;
  if (form.get("intent") !== "save") return answerCommon(services, owner, given);
  const typed = typedIn(form);
  const value = await valueFrom(typed);
  const saved = isRefused(value)
    ? value
    : await saveFacts(services, owner, { name, value, version: Number(typed.version) });
  if (isRefused(saved)) return refused(saved, typed);
  return redirect(`${page}${page.includes("?") ? "&" : "?"}done=saved`, 303);
}

/** Does what every page of facts offers: to take the last save back, and to show the studio’s file again. */
export async function answerCommon(
  services: Services,
  owner: Owner,
  { name, form, page }: FactsForm<FactName>,
) {
  const version = Number(form.get("version"));
  const intents: Record<string, [Done, () => Promise<object>]> = {
    undo: ["undone", () => undoFacts(services, owner, { name, version })],
    file: ["file", () => saveFacts(services, owner, { name, value: null, version })],
  };
  const intent = String(form.get("intent"));
  const [done, act] = (Object.hasOwn(intents, intent) && intents[intent]) || ([] as const);
  const outcome = act ? await act() : unknownIntent;
  return isRefused(outcome) ? refused(outcome, typedIn(form)) : redirect(`${page}?done=${done}`, 303);
}
