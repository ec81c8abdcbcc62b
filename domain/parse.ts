import * as v from "valibot";
import { type Refused, refuse } from "./outcome.ts";

/** Parses what came in by a door; a refusal lists every field that needs mending. */
export function parse<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): v.InferOutput<Schema> | Refused {
  const result = v.safeParse(schema, input, { abortPipeEarly: true });
  if (result.success) return result.output;
  const issues = result.issues.map((issue) => ({
    field: v.getDotPath(issue) ?? "",
    message: isAbsent(issue) ? `${v.getDotPath(issue)} is missing.` : issue.message,
  }));
  return refuse(
    "invalid",
    "invalid_input",
    issues[0]?.message ?? "The request contains invalid data.",
    issues,
  );
}

/** An object without one of its keys: no field's own message speaks for it. */
function isAbsent(issue: v.BaseIssue<unknown>): boolean {
  return issue.type === "object" && issue.received === "undefined" && Boolean(issue.path);
}
