import { type ActionFunctionArgs, data, redirect } from "react-router";
import type * as v from "valibot";
import type { Owner } from "#domain/identity/owner.ts";
import { isRefused, type Refused, refuse } from "#domain/outcome.ts";
import { parse } from "#domain/parse.ts";
import type { Services } from "#domain/services.ts";
import type { Change } from "./context.ts";
import { encoded } from "#domain/text/encoded.ts";
import { leadTo, type Notice } from "./notice.ts";
import { unfoldPress } from "./ui/press/unfold-press.ts";
import { refused, requireOwnersRequest, typedIn, unknownIntent } from "./respond.ts";

/** What follows a press that was done: a page, the one it was on where none is named, and what that reports. */
interface Done extends Partial<Omit<Notice, "undo">> {
  goTo?: string;
  /** The fields of the press that takes it back, on the same page. */
  undo?: Record<string, string>;
}

/** What one press does with the form that it was in. */
export type Press<Shown extends object = never> = (
  services: Services,
  owner: Owner,
  form: FormData,
  /** The page that the form is on, as it is looked at. */
  url: URL,
) => Promise<Refused | Done | { shown: Shown }>;

/**
 * A press whose form holds what `schema` says, and which follows `rule`: null is one that came too late, since what it is about is
 * gone. `done` says what follows; `shown` in it is shown this once and in place, as a secret is.
 */
export function press<Schema extends v.GenericSchema, Made, Shown extends object = never>(
  schema: Schema,
  rule: (
    services: Services,
    owner: Owner,
    input: v.InferOutput<Schema>,
  ) => Promise<Made | Refused | null | false>,
  done: (made: Made, input: v.InferOutput<Schema>) => Done | { shown: Shown } = () => ({}),
  read: (form: FormData) => unknown = typedIn,
): Press<Shown> {
  return async (services, owner, form) => {
    const input = parse(schema, read(form));
    if (isRefused(input)) return input;
    const made = await rule(services, owner, input);
    if (isRefused(made)) return made;
    return made === null || made === false ? gone : done(made, input);
  };
}

const gone = refuse(
  "missing",
  "not_found",
  "This is no longer there: it was deleted in another window. Nothing was changed.",
);

/**
 * The action of a page with these presses, by the form’s `intent`. What was typed comes back with a refusal.
 * @param change whether readers may see what they change
 * @param otherwise answers a form that is none of them: that of an editor on the same page
 */
export function answersPresses<Shown extends object = never, Other = never>(
  presses: Record<string, Press<Shown>>,
  change?: Change,
  otherwise?: (services: Services, owner: Owner, form: FormData) => Other,
) {
  return async ({ context, request, url }: Pick<ActionFunctionArgs, "context" | "request" | "url">) => {
    const { services, owner } = await requireOwnersRequest(context, change);
    const form = unfoldPress(await request.formData());
    const intent = String(form.get("intent") ?? "");
    const asked = Object.hasOwn(presses, intent) ? presses[intent] : undefined;
    if (!asked && otherwise) return await otherwise(services, owner, form);
    const outcome = asked ? await asked(services, owner, form, url) : unknownIntent;
    if (isRefused(outcome)) return refused(outcome, typedIn(form), form.getAll("chosen").map(String));
    if ("shown" in outcome) return data(outcome.shown, { status: 201 });
    const { pathname, search } = url;
    const here = pathname + search;
    const { goTo = here, words, undo, link } = outcome;
    if (!words) return redirect(encoded(goTo), 303);
    return leadTo(services, goTo, { words, link, undo: undo && { action: here, fields: undo } });
  };
}
