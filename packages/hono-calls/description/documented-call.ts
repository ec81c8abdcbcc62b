import { type Declaration, isGuarded } from "../declaration.ts";
import { type Described, errorsOf, openPath } from "./description.ts";
import { fieldsOf } from "./request-body.ts";

/** A call of the API, in words for people. Texts mark code with backticks. */
export interface DocumentedCall {
  noun: string;
  method: string;
  /** With the path that the calls are below, and its parameters in braces. */
  path: string;
  summary: string;
  description: string;
  isGuarded: boolean;
  scopes: string[];
  /** The fields of its query or body. */
  fields: { name: string; about: string }[];
  /** By status. */
  answers: { name: string; about: string }[];
}

/** The calls below `mount` for a page to show; one that answers with and without a last slash is shown once. */
export function documentedCalls(
  { calls, ...described }: Pick<Described, "calls" | "guardErrors">,
  mount: string,
): DocumentedCall[] {
  return calls
    .map(({ declared }) => declared)
    .filter(({ path }) => !path.endsWith("/"))
    .map((declared) => {
      const { noun, method, summary, description = "", scope, status = 200, answers } = declared;
      const responses: Record<string, string> = { [status]: answers, ...errorsOf(declared, described) };
      return {
        noun,
        method: method.toUpperCase(),
        path: mount + openPath(declared),
        summary,
        description,
        isGuarded: isGuarded(declared),
        scopes: scope === "open" ? [] : [scope],
        fields: parametersIn(declared),
        answers: Object.entries(responses).map(([name, about]) => ({ name, about })),
      };
    });
}

function parametersIn(declared: Declaration): DocumentedCall["fields"] {
  const { properties, required, isForm } = fieldsOf(declared);
  const where = isForm ? "in the form" : "in the body";
  return [
    ...Object.entries(declared.query ?? {}).map(([name, about]) => ({ name: `?${name}=`, about })),
    ...Object.keys(properties).map((name) => ({
      name,
      about: `${where}, ${required.includes(name) ? "required" : "optional"}`,
    })),
  ];
}
