import { env } from "cloudflare:workers";
import { openDatabase } from "#db/client.server.ts";
import type { Services } from "#domain/services.ts";

export interface Cost {
  calls: number;
  statements: number;
  read: number;
  written: number;
}

/** The same services, and what each call of the database cost so far. */
export function metered(services: Services): { services: Services; cost: Cost } {
  const { database, cost } = meteredDatabase();
  return { services: { ...services, db: openDatabase(database) }, cost };
}

export function meteredDatabase(): { database: D1Database; cost: Cost } {
  const cost: Cost = { calls: 0, statements: 0, read: 0, written: 0 };
  const { DB } = env as unknown as { DB: D1Database };
  const note = (results: D1Result[]) => {
    cost.calls++;
    for (const { meta } of results) {
      cost.statements++;
      cost.read += meta.rows_read;
      cost.written += meta.rows_written;
    }
  };
  const real = new WeakMap<object, D1PreparedStatement>();
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const all = async () => {
      const result = await statement.all();
      note([result]);
      return result;
    };
    const raw = async (options?: { columnNames?: boolean }) => {
      const rows = (await all()).results as object[];
      const names = options?.columnNames ? [Object.keys(rows[0] ?? {})] : [];
      return [...names, ...rows.map((row) => Object.values(row))];
    };
    const first = async (column?: string) => {
      const row = (await all()).results[0] as Record<string, unknown> | undefined;
      return (column ? row?.[column] : row) ?? null;
    };
    const bind = (...values: unknown[]) => wrap(statement.bind(...values));
    const wrapped = { bind, all, run: all, raw, first };
    real.set(wrapped, statement);
    return wrapped as unknown as D1PreparedStatement;
  };
  const database = {
    prepare: (query: string) => wrap(DB.prepare(query)),
    async batch(statements: D1PreparedStatement[]) {
      const results = await DB.batch(statements.map((statement) => real.get(statement) ?? statement));
      note(results);
      return results;
    },
  };
  return { database: database as unknown as D1Database, cost };
}
