import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Where the same Worker answers with a constant of so many bytes. */
export const constantOf = (bytes: number) => `/constant-of-the-bench?bytes=${bytes}`;

/** Headers that the measured Worker understands: take the way past the page cache; say what the database did. */
export const pastCache = { "Bench-Past-Cache": "1" };
export const counting = { "Bench-Counting": "1" };

/**
 * Puts in front of a build of ours what its pages are measured against, the least that a Worker can answer. A request past the
 * page cache takes a visitor’s whole way, where nothing is stored.
 */
export function makeMeasurable(config: string): void {
  const given = JSON.parse(readFileSync(config, "utf8")) as { main: string };
  const main = "measured.js";
  writeFileSync(join(dirname(config), main), worker(given.main));
  writeFileSync(config, JSON.stringify({ ...given, main }));
}

const worker = (built: string) => `
import worker, { CachedPages as BuiltPages } from "./${built}";
export * from "./${built}";

const constants = new Map();
function constant(bytes) {
  if (!constants.has(bytes)) constants.set(bytes, new TextEncoder().encode("x".repeat(bytes)));
  return new Response(constants.get(bytes), { headers: { "Content-Type": "text/html" } });
}

let cost;
function note(results) {
  cost.trips++;
  for (const { meta } of results) { cost.statements++; cost.rows += meta.rows_read; }
  return results;
}
function noted(statement) {
  const [bind, all] = [statement.bind.bind(statement), statement.all.bind(statement)];
  const run = async () => note([await all()])[0];
  const raw = async (options) => {
    const { results } = await run();
    const names = options?.columnNames ? [Object.keys(results[0] ?? {})] : [];
    return [...names, ...results.map((row) => Object.values(row))];
  };
  return Object.assign(statement, { bind: (...values) => noted(bind(...values)), all: run, run, raw });
}
const notedDatabase = (database) => ({
  prepare: (query) => noted(database.prepare(query)),
  batch: async (statements) => note(await database.batch(statements)),
});

// The Worker keeps its services by its variables, so these are made once for an isolate.
const made = new Map();
function variables(env, key, changes) {
  if (!made.has(key)) made.set(key, { ...env, ...changes() });
  return made.get(key);
}
const counted = (env) => (cost ? variables(env, "counted " + env.PAGE_CACHE, () => ({ DB: notedDatabase(env.DB) })) : env);

export class CachedPages extends BuiltPages {
  constructor(context, env) { super(context, counted(env)); }
}

async function fetch(request, env, context) {
  const bytes = /bench\\?bytes=(\\d+)$/.exec(request.url)?.[1];
  if (bytes) return constant(Number(bytes));
  const taken = request.headers.has("Bench-Past-Cache") ? variables(env, "past", () => ({ PAGE_CACHE: "" })) : env;
  if (!request.headers.has("Bench-Counting")) return worker.fetch(request, taken, context);
  cost = { trips: 0, statements: 0, rows: 0 };
  const answer = await worker.fetch(request, counted(taken), context);
  const body = await answer.arrayBuffer();
  const headers = new Headers(answer.headers);
  headers.set("Bench-Cost", JSON.stringify(cost));
  cost = undefined;
  return new Response(body, { status: answer.status, headers });
}
export default { ...worker, fetch };
`;
