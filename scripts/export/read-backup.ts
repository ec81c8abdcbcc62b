import { type ArchivePart, type Bytes, type ListedFile, linesIn, readArchive } from "@toadstool/archive";
import { openArchive } from "@toadstool/archive/node";

/** A row by the names of its table's columns, with values as SQLite keeps them. */
export type Row = Record<string, string | number | null>;
export type Rows = Record<string, Row[]>;

export interface Backup {
  /** Scheme and host of the site, and when it was as it is here. */
  site: string;
  consistentAt: string;
  rows: Rows;
  /** Those that lie in the archive, in its order, to be read one after the other. */
  files: AsyncIterable<{ file: ListedFile; bytes: Bytes }>;
}

/** Reads the rows of these tables, which come first in an archive; its files follow as they are asked for. */
export async function readBackup(
  path: string,
  tables: readonly string[],
  passphrase?: string,
): Promise<Backup> {
  const parts = readArchive(await openArchive(path), { passphrase });
  const rows: Rows = Object.fromEntries(tables.map((table) => [table, []]));
  let [site, consistentAt] = ["", ""];
  let part: ArchivePart | undefined;
  while ((part = (await parts.next()).value ?? undefined) && part.kind !== "file") {
    if (part.kind === "manifest") ({ site, consistentAt } = part.manifest);
    if (part.kind === "rows" && rows[part.table])
      for await (const line of linesIn(part.bytes)) rows[part.table]?.push(JSON.parse(line) as Row);
  }
  return { site, consistentAt, rows, files: filesFrom(part, parts) };
}

async function* filesFrom(first: ArchivePart | undefined, parts: AsyncIterable<ArchivePart>) {
  if (first?.kind === "file") yield first;
  for await (const part of parts) if (part.kind === "file") yield part;
}
