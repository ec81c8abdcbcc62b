import { createReadStream } from "node:fs";
import { readdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ArchiveFault } from "../archive-fault.ts";
import { fileListName, fileName, isTableName, manifestName, readmeName, rowsName } from "../entry-names.ts";
import { readFileLine } from "../file-list.ts";
import { linesIn } from "../lines.ts";
import { archiveFormat, archiveVersion, type Manifest } from "../manifest.ts";
import { measure } from "../measure.ts";
import { checkedBody } from "../read/checked-body.ts";
import type { Entry } from "./pack.ts";
import { readmeText } from "./readme-text.ts";

/** What the packer cannot find out from the spool. */
export type BackupFacts = Omit<Manifest, "format" | "version" | "tables" | "files">;

/**
 * Counts and hashes a spool, a folder with `rows/<table>.jsonl`, `files.jsonl` and `files/<key>`, and writes its manifest and
 * README.txt into it.
 */
export async function describeSpool(spool: string, facts: BackupFacts): Promise<Manifest> {
  const manifest: Manifest = {
    format: archiveFormat,
    version: archiveVersion,
    ...facts,
    tables: await measureTables(spool),
    files: await measureFiles(spool),
  };
  await writeFile(join(spool, manifestName), `${JSON.stringify(manifest, null, 2)}\n`);
  await writeFile(join(spool, readmeName), readmeText(manifest));
  return manifest;
}

async function measureTables(spool: string): Promise<Manifest["tables"]> {
  const names = (await readdir(join(spool, "rows"))).map((name) => name.replace(/\.jsonl$/, ""));
  const tables: Manifest["tables"] = {};
  for (const table of names.filter(isTableName).toSorted()) {
    // oxlint-disable-next-line no-await-in-loop -- one at a time is as fast on one disk
    tables[table] = await measure(createReadStream(join(spool, rowsName(table))));
  }
  return tables;
}

async function measureFiles(spool: string): Promise<Manifest["files"]> {
  const list = join(spool, fileListName);
  const { rows, sha256 } = await measure(createReadStream(list));
  let bytes = 0;
  for await (const line of linesIn(createReadStream(list))) bytes += readFileLine(line).bytes;
  return { count: rows, bytes, sha256 };
}

/** The entries of an archive, out of a spool that was described. Throws where a file is not what the list says. */
export async function* entriesOf(spool: string, { tables }: Manifest): AsyncGenerator<Entry> {
  yield await entryOf(spool, manifestName);
  yield await entryOf(spool, readmeName);
  for (const [table, facts] of Object.entries(tables)) yield await entryOf(spool, rowsName(table), facts);
  yield await entryOf(spool, fileListName);
  for await (const line of linesIn(createReadStream(join(spool, fileListName)))) {
    const file = readFileLine(line);
    yield await entryOf(spool, fileName(file.key), file);
  }
}

async function entryOf(
  spool: string,
  name: string,
  declared?: { bytes: number; sha256: string },
): Promise<Entry> {
  const path = join(spool, name);
  const { size } = await stat(path);
  if (declared && declared.bytes !== size) {
    throw new ArchiveFault(
      "damaged",
      `“${name}” has ${size} bytes on the disk, but ${declared.bytes} are declared.`,
    );
  }
  const content = createReadStream(path);
  return { name, bytes: size, content: declared ? checkedBody(name, content, declared) : content };
}
