import { cpSync, existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { tablesThatLose } from "./tables-that-lose.ts";

/**
 * Copies the closed database of a state beside it where one of these files of migrations takes rows from a table; an
 * earlier copy is replaced. Returns the way back in words, or null where nothing was copied.
 */
export function keepDatabase(stateFolder: string, files: string[]): string | null {
  const database = join(stateFolder, "v3/d1");
  const losing = files.find((file) => tablesThatLose(readFileSync(file, "utf8")).length > 0);
  if (!losing || !existsSync(database)) return null;
  const copy = join(stateFolder, "d1-before");
  rmSync(copy, { recursive: true, force: true });
  cpSync(database, copy, { recursive: true });
  return `The database as it was is kept in ${copy}; to go back, put it in the place of ${database}`;
}
