import { toJsonSchema, toJsonSchemaDefs } from "@valibot/to-json-schema";
import * as v from "valibot";
import * as answers from "./answers.ts";

const issue = v.object({ field: v.string(), message: v.string() });
/** The body of every refusal. */
export const errorAnswer = v.object({
  error: v.object({ code: v.string(), message: v.string(), issues: v.optional(v.array(issue)) }),
});

/** Those of `answers.ts`, by their names in the description. */
const named = Object.fromEntries(
  Object.entries(answers)
    .filter(([, answer]) => typeof answer === "object")
    .map(([name, schema]) => [capital(name), schema as v.GenericSchema]),
);

export type JsonSchema = ReturnType<typeof toJsonSchema>;

/** Checks written as functions have no JSON Schema; their messages say the rule. */
const conversion = {
  target: "draft-2020-12",
  errorMode: "ignore",
  overrideRef: ({ referenceId }: { referenceId: string }) => `#/components/schemas/${referenceId}`,
} as const;

/** What a call takes or answers; a named answer is referred to. */
export function schemaOf(schema: v.GenericSchema, typeMode: "input" | "output" = "output"): JsonSchema {
  const definitions = typeMode === "output" ? named : undefined;
  const converted = toJsonSchema(schema, { ...conversion, typeMode, definitions });
  const { $schema: _, $defs: _defs, ...described } = converted;
  return described;
}

/** The named answers, as components of the description. */
export function describeAnswers() {
  return toJsonSchemaDefs({ Error: errorAnswer, ...named }, { ...conversion, typeMode: "output" });
}

export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
