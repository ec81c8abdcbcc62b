import type { ApiCall } from "#app/context.ts";
import type { Declaration } from "./call.ts";
import { calls } from "./calls.ts";
import { errorsOf, fieldsOf, isForOwner, openPath } from "./openapi.ts";

/** The calls as the page /api/docs shows them; one that answers with and without a last slash is shown once. */
export function describedCalls(): ApiCall[] {
  described ??= calls
    .map(({ declared }) => declared)
    .filter(({ path }) => !path.endsWith("/"))
    .map(inWords);
  return described;
}

let described: ApiCall[] | undefined;

function inWords(declared: Declaration): ApiCall {
  const { noun, method, summary, description = "", scope, status = 200, answers } = declared;
  const responses: Record<string, string> = { [status]: answers, ...errorsOf(declared) };
  return {
    noun,
    method: method.toUpperCase(),
    path: `/api${openPath(declared)}`,
    summary,
    description,
    isForOwner: isForOwner(declared),
    scopes: scope === "open" ? [] : [scope],
    fields: parametersIn(declared),
    answers: Object.entries(responses).map(([name, about]) => ({ name, about })),
  };
}

function parametersIn(declared: Declaration): ApiCall["fields"] {
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
