import { largestValue, sizeOfValue } from "./d1-limits.ts";
import { gatherReads } from "./gather-reads.ts";
import { noteStatement } from "./statements.ts";

/**
 * The database with Cloudflare's limits, wherever it runs: the local one takes values of several megabytes, where D1 refuses
 * them. Of the other limits the local database never enforces the size of rows (see `row-limits.ts`); it does enforce those
 * of statements, parameters, patterns and columns. Reads that begin together take one round trip.
 */
export function withinLimits(database: D1Database): D1Database {
  const gathered = gatherReads(database);
  return new Proxy(database, {
    get(target, name) {
      if (name === "prepare") return (query: string) => checked(gathered.prepare(query));
      if (name === "batch") return gathered.batch;
      const member: unknown = Reflect.get(target, name, target);
      return typeof member === "function" ? (member.bind(target) as unknown) : member;
    },
  });
}

/** `batch` takes only the platform's own statements, so this one is not wrapped. */
function checked(statement: D1PreparedStatement): D1PreparedStatement {
  const bind = statement.bind.bind(statement);
  statement.bind = (...values: unknown[]) => {
    noteStatement();
    for (const value of values) if (sizeOfValue(value) > largestValue) throw tooBig();
    return bind(...values);
  };
  return statement;
}

/** In D1's own words. */
function tooBig(): Error {
  const words = "string or blob too big: SQLITE_TOOBIG";
  return new Error(`D1_ERROR: ${words}`, { cause: new Error(words) });
}
