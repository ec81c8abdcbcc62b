export type { Described } from "./description.ts";
export { type DocumentedCall, documentedCalls } from "./documented-call.ts";
export { openApiOf } from "./openapi.ts";
