import * as v from "valibot";
import type { Declaration } from "../declaration.ts";
import { capital, type Described, errorsOf, openPath } from "./description.ts";
import { answerSchema, namedAnswers } from "./json-schemas.ts";
import { jsonBody, requestBody } from "./request-body.ts";

type Named = Record<string, v.GenericSchema>;

/** The `components.schemas` and the `paths` of an OpenAPI 3.1 document. */
export function openApiOf(described: Described) {
  const { named, schemas } = namedAnswers(described);
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {};
  for (const { declared } of described.calls) {
    (paths[openPath(declared)] ??= {})[declared.method] = operationOf(declared, described, named);
  }
  return { schemas, paths };
}

function operationOf(declared: Declaration, described: Described, named: Named) {
  const { noun, summary, description, scope, status = 200, data, beside } = declared;
  const parameters = parametersOf(declared);
  const body = requestBody(declared);
  const answer = v.object({ data: data ?? v.null(), ...beside });
  return {
    operationId: operationIdOf(declared),
    tags: [noun],
    summary,
    ...(description && { description }),
    ...(scope !== "open" && { security: described.securityOf(declared) }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: body } }),
    responses: {
      [status]: {
        description: declared.answers,
        ...(data && { content: jsonBody(answerSchema(answer, named)) }),
        ...(declared.givesFile && { content: file }),
      },
      ...Object.fromEntries(
        Object.entries(errorsOf(declared, described)).map(([code, words]) => [
          code,
          { description: words, content: jsonBody(errorSchemaOf(declared, code, described, named)) },
        ]),
      ),
    },
  };
}

const file = { "application/octet-stream": { schema: { type: "string", format: "binary" } } };

/** `getPostsById`: made from method and path, so that it stays; each is there once. */
function operationIdOf({ method, path }: Declaration): string {
  const words = path.replaceAll("/:", "/by/").split("/").filter(Boolean);
  return method + words.map(capital).join("") + (path.endsWith("/") ? "Slash" : "");
}

function parametersOf({ path, query = {} }: Declaration) {
  const schema = { type: "string" };
  return [
    ...Object.entries(query).map(([name, description]) => ({
      name,
      in: "query",
      required: false,
      description,
      schema,
    })),
    ...[...path.matchAll(/:(\w+)/g)].map(([, name]) => ({ name, in: "path", required: true, schema })),
  ];
}

function errorSchemaOf({ current }: Declaration, code: string, { error }: Described, named: Named) {
  if (!current || code !== "409") return { $ref: "#/components/schemas/Error" };
  return answerSchema(v.object({ ...error.entries, data: v.optional(v.object({ current })) }), named);
}
