import type { Declaration } from "../declaration.ts";
import { inputSchema, type JsonSchema } from "./json-schemas.ts";

export const jsonBody = <Schema>(schema: Schema) => ({ "application/json": { schema } });

/** What a call takes, by content type. */
export function requestBody({ json, form }: Declaration) {
  if (json) return jsonBody(inputSchema(json));
  if (!form) return undefined;
  const { properties, ...described } = inputSchema(form);
  const file = { type: "string", format: "binary", description: "The file itself, with its name." };
  return {
    "multipart/form-data": {
      schema: { ...described, properties: { file, ...properties }, required: ["file"] },
    },
  };
}

/** The fields of a call’s body, and which of them it must have. */
export function fieldsOf(declared: Declaration): { properties: object; required: string[]; isForm: boolean } {
  const [[type, { schema }] = ["", { schema: {} }]] = Object.entries(requestBody(declared) ?? {});
  const { properties = {}, required = [] } = schema as Partial<JsonSchema>;
  return { properties, required, isForm: type === "multipart/form-data" };
}
