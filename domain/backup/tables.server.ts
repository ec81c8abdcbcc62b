import { type TableName, tablesWhere } from "#db/declared-tables.ts";

/** The tables of a backup. */
export function tablesIn(hasSecrets: boolean): TableName[] {
  return tablesWhere(({ backup }) => backup === "kept" || (hasSecrets && backup === "secret"));
}

const secret: readonly string[] = tablesWhere(({ backup }) => backup === "secret");

/** Whether a table is in backups with secrets alone. */
export function isSecret(table: string): boolean {
  return secret.includes(table);
}
