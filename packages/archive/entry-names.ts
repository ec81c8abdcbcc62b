import { ArchiveFault } from "./archive-fault.ts";

export const manifestName = "manifest.json";
export const readmeName = "README.txt";
export const fileListName = "files.jsonl";

const longestKey = 512;

/** A table’s name is part of a path and, where it is restored, is compared with the names of tables. */
export const tableName = /^[a-z][a-z0-9_]{0,62}$/;
export const isTableName = (name: string) => tableName.test(name);

/** A file’s key is a path of named folders that leads into the archive and never out of it. */
export function isFileKey(key: string): boolean {
  if (key.length === 0 || key.length > longestKey || /[\p{Cc}\\]/u.test(key)) return false;
  return key.split("/").every((part) => part !== "" && part !== "." && part !== "..");
}

export const rowsName = (table: string) => `rows/${table}.jsonl`;
export const fileName = (key: string) => `files/${key}`;

/** Throws where an entry’s name could lead a careless reader out of the folder into which it unpacks. */
export function checkEntryName(name: string): void {
  if (isFileKey(name) && !/^[a-z]:/i.test(name)) return;
  throw new ArchiveFault(
    "unsafe_name",
    `The archive holds a file with an unsafe name: ${JSON.stringify(name)}.`,
  );
}
