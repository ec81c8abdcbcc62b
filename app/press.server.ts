import { type ActionFunctionArgs, data, redirect } from "react-router";
import * as v from "valibot";
import type { Owner, Session } from "#domain/identity/owner.ts";
import { isRefused, type Refused, refuse } from "#domain/outcome.ts";
import { parse } from "#domain/parse.ts";
import type { Services } from "#domain/services.ts";
import type { Change, RequestContext } from "./context.ts";
import { encoded } from "#domain/text/encoded.ts";
import { leadTo, type Notice } from "./notice.ts";
import { readPosted } from "./ui/form/read-form.ts";
import { notKept, refused, requireOwnersRequest, requireSession, typedIn, unknownIntent } from "./respond.ts";

/** What follows a press that was done: a page, the one it was on where none is named, and what that reports. */
interface Done extends Partial<Omit<Notice, "undo">> {
  goTo?: string;
  /** The fields of the press that takes it back, on the same page. */
  undo?: Record<string, string>;
}

/** Where a press was, besides its form. */
export interface Pressed extends Pick<RequestContext, "seenFrom"> {
  /** What the page is about, by its address. */
  id: string;
  session: Session;
  /** The page that the form is on, as it is looked at. */
  url: URL;
}

/** What follows a press: `shown` is shown this once and in place, as a secret is; an answer of its own is given as it is. */
type Follows<Shown extends object> = Done | { shown: Shown } | Response;

/** What one press does with the form that it was in. */
export type Press<Shown extends object = never> = (
  services: Services,
  owner: Owner,
  form: FormData,
  pressed: Pressed,
) => Promise<Refused | Follows<Shown>>;

/**
 * A press whose form holds what `schema` says, and which follows `rule`: null is one that came too late, since what it is about is
 * gone. `done` says what follows.
 */
export function press<Schema extends v.GenericSchema, Made, Shown extends object = never>(
  schema: Schema,
  rule: (
    services: Services,
    owner: Owner,
    input: v.InferOutput<Schema>,
    pressed: Pressed,
  ) => Promise<Made | Refused | null | false>,
  done: (made: Made, input: v.InferOutput<Schema>, services: Services) => Follows<Shown> = () => ({}),
  read: (form: FormData) => unknown = (form) => readPosted(schema, typedIn(form)),
): Press<Shown> {
  return async (services, owner, form, pressed) => {
    const input = parse(schema, read(form));
    if (isRefused(input)) return input;
    const made = await rule(services, owner, input, pressed);
    if (isRefused(made)) return made;
    return made === null || made === false ? gone : done(made, input, services);
  };
}

/** A press whose rule needs only an id: the form’s, or the page’s where the form has none. */
export const pressOne = <Made, Shown extends object = never>(
  rule: (services: Services, owner: Owner, id: string) => Promise<Made | Refused | null | false>,
  done?: (made: Made) => Follows<Shown>,
): Press<Shown> =>
  press(
    v.object({ id: v.optional(v.string()) }),
    (services, owner, input, { id }) => rule(services, owner, input.id ?? id),
    done,
  );

const gone = refuse(
  "missing",
  "not_found",
  "This is no longer there: it was deleted in another window. Nothing was changed.",
);

/**
 * The action of a page with these presses, by the form’s `intent`. What was typed comes back with a refusal.
 * @param change whether readers may see what they change
 */
export function answersPresses<Shown extends object = never>(
  presses: Record<string, Press<Shown>>,
  change?: Change,
) {
  return async ({
    context,
    request,
    url,
    params,
  }: Pick<ActionFunctionArgs, "context" | "request" | "url" | "params">) => {
    const { services, owner, seenFrom } = await requireOwnersRequest(context, change);
    const pressed = { id: params.id ?? "", session: await requireSession(context), seenFrom, url };
    const form = await request.formData();
    const intent = String(form.get("intent") ?? "");
    const asked = Object.hasOwn(presses, intent) ? presses[intent] : undefined;
    const outcome = asked ? await asked(services, owner, form, pressed) : unknownIntent;
    if (outcome instanceof Response) return outcome;
    if (isRefused(outcome)) return refused(outcome, typedIn(form), form.getAll("chosen").map(String));
    if ("shown" in outcome) return data(outcome.shown, { status: 201, headers: notKept });
    const { pathname, search } = url;
    const here = pathname + search;
    const { goTo = here, words, undo, link } = outcome;
    if (!words) return redirect(encoded(goTo), 303);
    // `undoes` lets the list that showed the press say why the undo was refused.
    const back = undo && { action: here, fields: { undoes: intent, ...undo } };
    return leadTo(services, goTo, { words, link, undo: back });
  };
}
