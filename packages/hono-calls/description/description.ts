import type * as v from "valibot";
import { type Call, type Declaration, type ErrorStatus, isGuarded } from "../declaration.ts";

/** What the description of an API is made from. */
export interface Described {
  calls: readonly Call[];
  /** The schemas of answers that the description names, as they are named here. */
  answers: Record<string, v.GenericSchema>;
  /** The body of every refusal; `data.current` is added where a call declares it. */
  error: v.ObjectSchema<v.ObjectEntries, undefined>;
  /** Why the guard refuses, by status. */
  guardErrors: Partial<Record<ErrorStatus, string>>;
  /** The ways in which a caller shows what they are allowed, as OpenAPI’s security requirements. */
  securityOf(call: Declaration): Record<string, string[]>[];
}

/** Why a call may be refused, by status: the reasons that follow from its declaration, and its own. */
export function errorsOf(
  declared: Declaration,
  { guardErrors }: Pick<Described, "guardErrors">,
): Record<string, string> {
  return {
    ...(declared.json && {
      400: "The body is not valid JSON.",
      415: "The body is not JSON.",
      422: "A field is invalid: see `issues`.",
    }),
    ...(declared.form && { 400: "The form is incomplete." }),
    ...(isGuarded(declared) && guardErrors),
    ...declared.errors,
  };
}

/** `/posts/:id` as OpenAPI writes it: `/posts/{id}`. */
export function openPath({ path }: Declaration): string {
  return path.replaceAll(/:(\w+)/g, "{$1}");
}

export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
