export type { Dialect } from "./dialect.ts";
export { longestHtml } from "./parse/budget.ts";
export { createRenderer, type Fault, type Rendered } from "./renderer.ts";
