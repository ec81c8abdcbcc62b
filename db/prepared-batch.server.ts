import { drizzle } from "drizzle-orm/d1";
import type { Results } from "./batch.server.ts";
import type { Database } from "./client.server.ts";
import { oncePerDatabase } from "./d1/once-per-database.ts";

interface Preparable {
  readonly _: { readonly result: unknown };
  prepare(): { execute(values?: Record<string, unknown>): unknown };
}

/**
 * Reads by statements whose SQL is built once for an isolate, in one round trip; what they are asked with is
 * `sql.placeholder(…)` in them. No two columns of a statement may have one name.
 */
export function preparedBatch<const Parts extends Readonly<Record<string, Preparable>>>(
  make: (db: Database) => Parts,
): (db: Database, values?: Record<string, unknown>) => Promise<Results<Parts>> {
  const preparedFor = oncePerDatabase((db: Database) =>
    Object.entries(make(gathering(db))).map(([name, statement]) => [name, statement.prepare()] as const),
  );
  return async (db, values) => {
    const found = preparedFor(db).map(async ([name, statement]) => [name, await statement.execute(values)]);
    return Object.fromEntries(await Promise.all(found)) as Results<Parts>;
  };
}

/** A client whose statements are read as batches, so that they go with the others of their turn (`gather-reads.ts`). */
const gathering = oncePerDatabase(({ $client }: Database) => {
  const inBatch = (statement: D1PreparedStatement): D1PreparedStatement => {
    const bind = statement.bind.bind(statement);
    const raw = async () => {
      const [read] = await $client.batch<object>([statement]);
      return read?.results.map((row) => Object.values(row)) ?? [];
    };
    return Object.assign(statement, { bind: (...values: unknown[]) => inBatch(bind(...values)), raw });
  };
  const client = { prepare: (query: string) => inBatch($client.prepare(query)) };
  return drizzle(client as D1Database) as unknown as Database;
});
