import { declaredTables } from "./declared-tables.ts";

const noting = (table: string, row: string, where = "") =>
  // oxlint-disable-next-line words/typographic -- SQL
  `INSERT INTO backup_changes (source, row) SELECT '${table}', ${row}.rowid${where};`;

/**
 * The triggers that note changes of a table while a backup is under way. Nothing but plain inserts: a conflict clause within a
 * trigger would give way to that of the statement outside.
 */
function journalTriggers(table: string): string[] {
  const parts = {
    insert: [noting(table, "new")],
    update: [noting(table, "new"), noting(table, "old", " WHERE old.rowid <> new.rowid")],
    delete: [noting(table, "old")],
  };
  return Object.entries(parts).map(
    ([event, statements]) =>
      `CREATE TRIGGER backup_${table}_${event} AFTER ${event.toUpperCase()} ON ${table} WHEN EXISTS (SELECT 1 FROM backups WHERE ended_at IS NULL) BEGIN ${statements.join(" ")} END`,
  );
}

/** The statements of all triggers of the database: those of backups, and those that tables declare. */
export const declaredTriggers: readonly string[] = declaredTables.flatMap(
  ({ name, backup, triggers = [] }) => [...(backup === "passing" ? [] : journalTriggers(name)), ...triggers],
);
