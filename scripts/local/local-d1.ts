import { readFileSync } from "node:fs";
import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { parse } from "smol-toml";
import { root } from "./processes.ts";

type How = "run" | "all" | "raw" | "batch";

interface Query {
  query: string;
  values: unknown[];
}

interface Statement extends Query {
  bind: (...values: unknown[]) => Statement;
  run: () => Promise<unknown>;
  all: () => Promise<unknown>;
  raw: (options?: object) => Promise<unknown>;
}

const worker = `export default {
  async fetch(request, { DB }) {
    const { how, statements, options } = await request.json();
    const bound = statements.map(({ query, values }) => DB.prepare(query).bind(...values));
    try {
      return Response.json(how === "batch" ? await DB.batch(bound) : await bound[0][how](options));
    } catch (error) {
      return new Response(error.message, { status: 500 });
    }
  },
};`;

/**
 * The local database under a folder, for as long as a command needs it. Each call goes to the runtime as one request:
 * wrangler's proxy waits for an answer at each `prepare` and `bind`, which makes the migrations take seven seconds.
 */
export function openLocalD1(folder: string): { database: D1Database; close: () => Promise<void> } {
  const runtime = new Miniflare({
    ...convertV4MiniflareOptions({
      name: "database",
      modules: true,
      script: worker,
      compatibilityDate: "2026-10-01",
      d1Databases: { DB: databaseId() },
    }),
    resourcePersistencePath: folder,
    logRequests: false,
  });
  const ask = async (how: How, statements: Query[], options?: object): Promise<unknown> => {
    const body = JSON.stringify({ how, statements, options });
    const answer = await runtime.dispatchFetch("http://database", { method: "POST", body });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  const statement = (query: string, values: unknown[] = []): Statement => {
    const itself = { query, values };
    return {
      ...itself,
      bind: (...bound) => statement(query, bound),
      run: () => ask("run", [itself]),
      all: () => ask("all", [itself]),
      raw: (options) => ask("raw", [itself], options),
    };
  };
  const database = {
    prepare: (query: string) => statement(query),
    batch: (statements: Statement[]) => ask("batch", statements),
  };
  return { database: database as unknown as D1Database, close: () => runtime.dispose() };
}

function databaseId(): string {
  const config = parse(readFileSync(join(root, "wrangler.toml"), "utf8")) as {
    d1_databases: { database_id: string }[];
  };
  return config.d1_databases[0]?.database_id ?? "";
}
