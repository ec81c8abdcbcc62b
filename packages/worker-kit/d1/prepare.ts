import { fillPlaceholders } from "drizzle-orm";

/** What a query builder of drizzle makes of itself, as far as it is used here. */
interface Preparable {
  prepare(): {
    getQuery(): { sql: string; params: unknown[] };
    mapResult(response: unknown, isFromBatch?: boolean): unknown;
  };
  readonly _: { readonly result: unknown };
}

type Results<Queries extends readonly Preparable[]> = {
  -readonly [Index in keyof Queries]: Queries[Index]["_"]["result"];
};

/** What `build` makes of a database, made once for each: in a Worker, once for an isolate. */
export function oncePerDatabase<Database extends object, Built>(
  build: (db: Database) => Built,
): (db: Database) => Built {
  const built = new WeakMap<Database, { value: Built }>();
  return (db) => {
    const known = built.get(db) ?? { value: build(db) };
    built.set(db, known);
    return known.value;
  };
}

/**
 * Queries that run in one round trip, and whose SQL is built once for each database: what changes between two runs is named by
 * `sql.placeholder`. drizzle’s own `batch` builds them anew each time.
 */
export function prepareBatch<
  Database extends { $client: D1Database },
  const Queries extends readonly Preparable[],
>(build: (db: Database) => Queries) {
  const prepared = oncePerDatabase((db: Database) =>
    build(db).map((builder) => {
      const query = builder.prepare();
      const { sql, params } = query.getQuery();
      return { query, params, statement: db.$client.prepare(sql) };
    }),
  );
  return async (db: Database, values: Record<string, unknown>): Promise<Results<Queries>> => {
    const queries = prepared(db);
    const bound = queries.map(({ statement, params }) => statement.bind(...fillPlaceholders(params, values)));
    const answers = await db.$client.batch(bound);
    return queries.map(({ query }, index) => query.mapResult(answers[index], true)) as Results<Queries>;
  };
}
