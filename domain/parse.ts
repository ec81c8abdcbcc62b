import * as v from "valibot";
import { type Refused, refuse, refuseField } from "./outcome.ts";

/** Parses what came from outside; a refusal lists every field that needs mending. */
export function parse<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): v.InferOutput<Schema> | Refused {
  const broken = brokenText(input);
  if (broken !== null) {
    const message = `${broken || "A text"} contains half of a character, as a cut within an emoji leaves it. Remove it and try again.`;
    return refuseField("invalid", "invalid_input", broken, message);
  }
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

/** The path to the first text with half of a character, which the database would replace; null where all are whole. */
function brokenText(input: unknown): string | null {
  const waiting = [{ value: input, path: "" }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, path } = next;
    if (typeof value === "string" && /\p{Surrogate}/u.test(value)) return path;
    if (typeof value !== "object" || value === null || !isPlain(value)) continue;
    for (const [key, part] of Object.entries(value).toReversed())
      waiting.push({ value: part as unknown, path: path ? `${path}.${key}` : key });
  }
  return null;
}

/** A list or an object of JSON; no file, date or map. */
const isPlain = (value: object) =>
  Array.isArray(value) || [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null);

/** An object without one of its keys: no field's own message speaks for it. */
function isAbsent(issue: v.BaseIssue<unknown>): boolean {
  return issue.type === "object" && issue.received === "undefined" && Boolean(issue.path);
}
