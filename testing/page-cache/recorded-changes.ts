import { mostStatements } from "#db/d1/statements.ts";
import { watchDatabase } from "../crashing.ts";
import { shownQueries, shownTables } from "./shown-tables.ts";

interface Records {
  last: number;
  /** A change that was begun is being written: by this invocation, or by another at the same time. */
  isOpen: number;
  /** One that was written waits for its first purge. */
  isDue: number;
}

/** What needs the paid plan, as docs/deploy.md says: the one step that replaces all tables by those of a backup. */
const isPaid = /^update restores set state = 'done'/;

/**
 * The database as one invocation of the Worker has it, which breaks where it makes more statements than the free plan lets it, or
 * where what readers see changes and no purge is due after it. Every test of a page, a call, a queue or the cron looks so for a
 * door that was forgotten, or that is declared as unseen and is not.
 */
export function recordedChanges(database: D1Database, spent = { statements: 0 }): D1Database {
  const readRecords = async () => {
    const query = `select coalesce((select seq from sqlite_sequence where name = 'due_purges'), 0) as last,
      exists (select 1 from due_purges where not is_written) as isOpen,
      exists (select 1 from due_purges where is_written and purged_at is null) as isDue`;
    return (await database.prepare(query).first<Records>()) as Records;
  };
  const readSeen = async () => {
    const tables = await database.batch(shownQueries.map((query) => database.prepare(query)));
    return tables.map(({ results }) => JSON.stringify(results));
  };
  return watchDatabase(database, async (call, isRead, statements = []) => {
    spent.statements += statements.length;
    if (statements.some((statement) => isPaid.test(statement))) spent.statements = 0;
    if (spent.statements > mostStatements)
      throw new Error(`More than ${mostStatements} statements of one invocation.`);
    if (isRead) return call();
    const [before, seen] = [await readRecords(), await readSeen()];
    const answer = await call();
    const seenNow = await readSeen();
    const changed = shownTables.filter((_, index) => seen[index] !== seenNow[index]);
    if (changed.length === 0) return answer;
    const { last, isOpen, isDue } = await readRecords();
    const isRecordedWith = last > before.last;
    // A like joins the purge that another waits for.
    const isJoined =
      isDue === 1 && statements.some((statement) => /insert into "due_purges"/.test(statement));
    if (isOpen || isRecordedWith || isJoined) return answer;
    throw new Error(
      `Readers see a change of ${changed.join(", ")}, and no purge is due: beginChange was not called, or the door is declared as unseen.`,
    );
  });
}
