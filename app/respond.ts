import { encoded } from "#domain/text/encoded.ts";
import { data, redirect, type RouterContextProvider } from "react-router";
import type * as v from "valibot";
import { withQueryOf } from "#domain/addresses/redirect.ts";
import type { Owner, Session } from "#domain/identity/owner.ts";
import { type Refused, refusalStatus, refuse } from "#domain/outcome.ts";
import { parse } from "#domain/parse.ts";
import { type Change, requestContext } from "./context.ts";

/** The fields that a form has sent: the data of the error that answers a form after the end of the session. */
export type SentFields = [name: string, value: string][];

type Context = Readonly<RouterContextProvider>;

/** For what the owner or a secret address alone may see: no browser and no cache keeps it. workers/caching.ts has the rest. */
export const notKept = { "Cache-Control": "private, no-store" } as const;

/** Parses a posted form; repeated fields keep the last value. */
export function parseForm<Schema extends v.GenericSchema>(schema: Schema, form: FormData) {
  return parse(schema, typedIn(form));
}

/**
 * What the person typed, as text: given back with a refusal, so that nothing is lost. Forms send line ends as
 * CRLF; they are kept as they were typed.
 */
export function typedIn(form: FormData): Record<string, string> {
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return Object.fromEntries(texts.map(([name, value]) => [name, value.replaceAll("\r\n", "\n")]));
}

/** The page shows the refusal beside the fields and keeps the typed text, and what was chosen in a list. */
export function refused(refusal: Refused, typed: Record<string, string> = {}, chosen?: string[]) {
  return data(
    { refusal, typed, chosen },
    { status: refusalStatus[refusal.refused], headers: waitOf(refusal) },
  );
}

/** The header that says when to come back; none where the refusal names no time. */
export function waitOf({ retryAfter }: Refused): Record<string, string> {
  return retryAfter ? { "Retry-After": String(retryAfter) } : {};
}

/** The refusal of a form whose `intent` is none of those that its action answers. */
export const unknownIntent = refuse(
  "invalid",
  "unknown_intent",
  "This form asked for something the site does not know. Reload the page and try again.",
);

/** Throws what was wrong with the body, in words for people: no action has to handle a body that is not a form. */
export function requireReadableBody(context: Context): void {
  const { bodyRefusal } = context.get(requestContext);
  if (bodyRefusal) throw data(bodyRefusal.message, { status: refusalStatus[bodyRefusal.refused] });
}

/** Lets an action's headers, such as Retry-After, through to a document: export it as the route's `headers`. */
export function actionHeaders({ actionHeaders: headers }: { actionHeaders: Headers }): Headers {
  return headers;
}

/** Throw it where a loader found nothing: the error screen of the nearest boundary answers 404. */
export function notFound(what = "That page is not here.") {
  return data(what, { status: 404 });
}

/** Throw it where an address has been renamed: it leads to the new one permanently, with its query. */
export function movedTo(path: string, { search }: Pick<URL, "search">) {
  return redirect(withQueryOf(search, encoded(path)), 301);
}

/**
 * The owner, or a thrown 401 that the admin's error screen turns into a login. Call it in every guarded loader and action; an
 * action of which readers see nothing says so.
 */
export async function requireOwner(context: Context, change?: Change): Promise<Owner> {
  const { owner } = await requireSession(context);
  await context.get(requestContext).beginChange(change);
  return owner;
}

/** What the owner's request carries, with the owner; a thrown 401 as of `requireOwner` for anyone else. */
export async function requireOwnersRequest(context: Context, change?: Change) {
  return { ...context.get(requestContext), owner: await requireOwner(context, change) };
}

export async function requireSession(context: Context): Promise<Session> {
  const { session, sent } = context.get(requestContext);
  const found = await session();
  if (found) return found;
  const fields = (await sent?.()) ?? [];
  // A form that came as a document goes back to its owner: no script has kept what was typed.
  const answer = fields.length > 0 ? { sent: fields } : "Redirecting to admin login...";
  throw data(answer, { status: 401 });
}
