import openapiTypes, { astToString } from "openapi-typescript";

const head = "// Written by `npm run client` from the declarations of workers/api/.\n\n";

/** The types of every call, from the OpenAPI document of an API. */
export async function writeTypes(description: object): Promise<string> {
  const ast = await openapiTypes(description as never);
  return head + astToString(ast);
}
