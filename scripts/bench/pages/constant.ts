import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Where the same Worker answers with a constant. */
export const constantPath = "/constant-of-the-bench";

/** Puts the least that a Worker can answer in front of a build of ours: what its pages are measured against. */
export function addConstant(config: string): void {
  const given = JSON.parse(readFileSync(config, "utf8")) as { main: string };
  const main = "with-constant.js";
  const worker = `import worker from "./${given.main}";
export * from "./${given.main}";
const fetch = (request, env, context) =>
  request.url.endsWith("${constantPath}") ? new Response("constant") : worker.fetch(request, env, context);
export default { ...worker, fetch };
`;
  writeFileSync(join(dirname(config), main), worker);
  writeFileSync(config, JSON.stringify({ ...given, main }));
}
