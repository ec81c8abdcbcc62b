import openapiTypes, { astToString } from "openapi-typescript";

const head = "// Written by scripts/client.ts from the declarations of workers/api/.\n\n";

interface Description {
  components: { schemas: object };
}

/** The types of every call, from the OpenAPI document of an API; its schemas by name, in whatever order modules were loaded. */
export async function writeTypes<Described extends Description>(description: Described): Promise<string> {
  const { components } = description;
  const schemas = Object.fromEntries(Object.entries(components.schemas).toSorted());
  const ast = await openapiTypes({ ...description, components: { ...components, schemas } } as never);
  return head + astToString(ast);
}
