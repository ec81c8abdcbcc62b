import type { namedKinds } from "./tables/names.ts";

/**
 * The triggers by which a table’s rows are found by their names: what changes a name notes the row in `outdated_names`. A row that
 * is deleted takes its names and its notes along, so that nothing of an erased subscriber stays.
 * @param columns of which the name is made, or that hide the row
 */
export function nameTriggers(
  kind: (typeof namedKinds)[number],
  table: string,
  columns: readonly string[],
): string[] {
  const note = `INSERT INTO outdated_names (kind, item_id) VALUES ('${kind}', new.id);`;
  const isChanged = columns.map((column) => `old.${column} IS NOT new.${column}`).join(" OR ");
  const forget = ["names", "outdated_names"].map(
    (from) => `DELETE FROM ${from} WHERE kind = '${kind}' AND item_id = old.id;`,
  );
  return [
    `CREATE TRIGGER named_${table}_insert AFTER INSERT ON ${table} BEGIN ${note} END`,
    `CREATE TRIGGER named_${table}_update AFTER UPDATE OF ${columns.join(", ")} ON ${table} WHEN ${isChanged} BEGIN ${note} END`,
    `CREATE TRIGGER named_${table}_delete AFTER DELETE ON ${table} BEGIN ${forget.join(" ")} END`,
  ];
}
