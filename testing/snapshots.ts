import {
  archiveFormat,
  archiveVersion,
  type Entry,
  fileListName,
  fileName,
  type Manifest,
  manifestName,
  pack,
  readmeName,
  readmeText,
  rowsName,
} from "@toadstool/archive";
import { sql } from "drizzle-orm";
import { tablesIn } from "#domain/backup/tables.server.ts";
import { beginRestore } from "#domain/restore/begin-restore.server.ts";
import { finishRestore } from "#domain/restore/finish-restore.server.ts";
import { sha256Hex } from "#domain/restore/sha256-hex.ts";
import { stageFile } from "#domain/restore/stage-file.server.ts";
import { stageRows } from "#domain/restore/stage-rows.server.ts";
import { isRefused, type Refused } from "#domain/outcome.ts";
import type { Services } from "#domain/services.ts";
import { testOwner } from "./services.ts";

type Row = Record<string, string | number | null>;

/** What an archive holds, in memory. */
export interface Snapshot {
  manifest: Manifest;
  rows: Record<string, Row[]>;
  files: Record<string, Uint8Array>;
}

export const bytesOf = (text: string) => new TextEncoder().encode(text);
export const jsonLines = (rows: object[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join("");

/** All rows that a backup has. */
export async function rowsOf({ db }: Pick<Services, "db">, hasSecrets = false): Promise<Snapshot["rows"]> {
  const rows: Snapshot["rows"] = {};
  for (const table of tablesIn(hasSecrets)) {
    // oxlint-disable-next-line no-await-in-loop -- a table after the other
    rows[table] = await db.all<Row>(sql.raw(`select * from ${table} order by rowid`));
  }
  return rows;
}

export async function snapshotOf(
  services: Pick<Services, "db">,
  files: Snapshot["files"] = {},
): Promise<Snapshot> {
  return describe(await rowsOf(services), files);
}

export async function describe(rows: Snapshot["rows"], files: Snapshot["files"] = {}): Promise<Snapshot> {
  const tables: Manifest["tables"] = {};
  for (const [table, all] of Object.entries(rows)) {
    const bytes = bytesOf(jsonLines(all));
    // oxlint-disable-next-line no-await-in-loop -- a hash after the other
    tables[table] = { rows: all.length, bytes: bytes.length, sha256: await sha256Hex(bytes) };
  }
  const list = bytesOf(await fileLines(files));
  const bytes = Object.values(files).reduce((sum, file) => sum + file.length, 0);
  const manifest: Manifest = {
    format: archiveFormat,
    version: archiveVersion,
    site: "https://pond.example",
    madeAt: "2026-05-01T12:00:00.000Z",
    consistentAt: "2026-05-01T12:00:00.000Z",
    engine: "0.1.0",
    migration: "",
    hasSecrets: false,
    tables,
    files: { count: Object.keys(files).length, bytes, sha256: await sha256Hex(list) },
  };
  return { manifest, rows, files };
}

async function fileLines(files: Snapshot["files"]): Promise<string> {
  const listed = Object.entries(files).map(async ([key, file]) => ({
    key,
    bytes: file.length,
    sha256: await sha256Hex(file),
    contentType: "image/webp",
  }));
  return jsonLines(await Promise.all(listed));
}

/** The archive, as a command writes it. */
export async function archiveOf({ manifest, rows, files }: Snapshot): Promise<Uint8Array> {
  const list = await fileLines(files);
  async function* entries(): AsyncGenerator<Entry> {
    const entry = (name: string, content: Uint8Array) => ({
      name,
      bytes: content.length,
      content: inOne(content),
    });
    yield entry(manifestName, bytesOf(JSON.stringify(manifest)));
    yield entry(readmeName, bytesOf(readmeText(manifest)));
    for (const [table, all] of Object.entries(rows)) yield entry(rowsName(table), bytesOf(jsonLines(all)));
    yield entry(fileListName, bytesOf(list));
    for (const [key, file] of Object.entries(files)) yield entry(fileName(key), file);
  }
  const packed = await pack(entries(), new Date(manifest.consistentAt));
  return new Uint8Array(await new Response(packed as BodyInit).arrayBuffer());
}

async function* inOne(content: Uint8Array): AsyncGenerator<Uint8Array> {
  if (content.length > 0) yield content;
}

/** Begins, sends everything in parts of a few rows, and finishes. */
export async function restore(services: Services, snapshot: Snapshot, { replace = "", rowsAtOnce = 3 } = {}) {
  const owner = testOwner(services);
  const begun = await beginRestore(services, owner, { manifest: snapshot.manifest, replace });
  if (isRefused(begun) || begun.state === "done") return begun;
  for (const [table, all] of Object.entries(snapshot.rows)) {
    for (let at = 0; at < all.length; at += rowsAtOnce) {
      const rows = all.slice(at, at + rowsAtOnce);
      // oxlint-disable-next-line no-await-in-loop -- a part after the other
      good(await sendRows(services, begun.id, { table, part: at / rowsAtOnce, rows }));
    }
  }
  for (const [key, file] of Object.entries(snapshot.files)) {
    // oxlint-disable-next-line no-await-in-loop -- a file after the other
    good(await sendFile(services, begun.id, key, file));
  }
  return finishAll(services, begun.id);
}

/** Calls until all files are in place. */
export async function finishAll(services: Services, id: string) {
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- a part of it after the other
    const outcome = await finishRestore(services, testOwner(services), id);
    if (outcome === null || isRefused(outcome) || outcome.state === "done") return outcome;
  }
}

export async function sendRows(
  services: Services,
  id: string,
  { table, part, rows }: { table: string; part: number; rows: object[] },
) {
  const body = bytesOf(jsonLines(rows));
  const arriving = { table, part, body, sha256: await sha256Hex(body) };
  return stageRows(services, testOwner(services), id, arriving);
}

export async function sendFile(services: Services, id: string, key: string, file: Uint8Array) {
  const facts = { key, bytes: file.length, sha256: await sha256Hex(file) };
  return stageFile(services, testOwner(services), id, { ...facts, body: streamOf(file) });
}

export const streamOf = (bytes: Uint8Array) =>
  new Blob([bytes as BlobPart]).stream() as ReadableStream<Uint8Array>;

/** Throws where it was refused. */
export function good<Outcome>(outcome: Outcome): Exclude<Outcome, Refused | null> {
  if (outcome === null) throw new Error("There is no such restore.");
  if (isRefused(outcome)) throw new Error(outcome.message);
  return outcome as Exclude<Outcome, Refused | null>;
}
