import { toJsonSchema, toJsonSchemaDefs } from "@valibot/to-json-schema";
import type * as v from "valibot";
import { capital, type Described } from "./description.ts";

export type JsonSchema = ReturnType<typeof toJsonSchema>;

/** Checks written as functions have no JSON Schema; their messages say the rule. */
const conversion = {
  target: "draft-2020-12",
  errorMode: "ignore",
  overrideRef: ({ referenceId }: { referenceId: string }) => `#/components/schemas/${referenceId}`,
} as const;

/** The answers by their names in the description, and the components that it has of them. */
export function namedAnswers({ answers, error }: Pick<Described, "answers" | "error">) {
  const named = Object.fromEntries(Object.entries(answers).map(([name, schema]) => [capital(name), schema]));
  const schemas = toJsonSchemaDefs({ Error: error, ...named }, { ...conversion, typeMode: "output" });
  return { named, schemas };
}

/** What a call answers; a named answer is referred to. */
export function answerSchema(schema: v.GenericSchema, named: Record<string, v.GenericSchema>): JsonSchema {
  return bare(toJsonSchema(schema, { ...conversion, typeMode: "output", definitions: named }));
}

/** What a call takes. */
export function inputSchema(schema: v.GenericSchema): JsonSchema {
  return bare(toJsonSchema(schema, { ...conversion, typeMode: "input" }));
}

function bare(converted: JsonSchema): JsonSchema {
  const { $schema: _, $defs: _defs, ...described } = converted;
  return described;
}
