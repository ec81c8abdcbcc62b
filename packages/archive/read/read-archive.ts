import { ArchiveFault } from "../archive-fault.ts";
import { fileListName, fileName, manifestName, readmeName, rowsName } from "../entry-names.ts";
import { type ListedFile, longestFileLine, readFileLine } from "../file-list.ts";
import { linesIn } from "../lines.ts";
import { declaredBytes, type Manifest, readManifest, type TableFacts } from "../manifest.ts";
import type { Bytes } from "../measure.ts";
import { checkedBody } from "./checked-body.ts";
import { entriesIn } from "./entry-order.ts";
import { unwrap } from "./unwrap.ts";

export interface ReadOptions {
  passphrase?: string;
  /** The unpacked bytes that are taken at most. */
  most?: number;
}

/** A part of an archive, in the order of the file. What is not read of `bytes` is read, and checked, before the next comes. */
export type ArchivePart =
  | { kind: "manifest"; manifest: Manifest }
  | { kind: "rows"; table: string; facts: TableFacts; bytes: Bytes }
  | { kind: "file"; file: ListedFile; bytes: Bytes };

const mostInAll = 200e9;
const longestManifest = 1024 * 1024;
const longestReadme = 64 * 1024;

/**
 * Reads an archive as a stream, with bounded memory, and checks every byte of it: each entry is the one that belongs there and
 * has the declared size, count and hash. Throws an `ArchiveFault` at the first that is not so. Bytes are passed on before
 * their end is checked: to be sure of them, read the archive once with `verifyArchive`.
 */
export async function* readArchive(
  stream: ReadableStream<Uint8Array>,
  { passphrase, most = mostInAll }: ReadOptions = {},
): AsyncGenerator<ArchivePart, void> {
  const { tar, allow, why } = await unwrap(stream, passphrase, longestManifest * 2);
  const entries = entriesIn(tar);
  try {
    const manifest = readManifest(await textOf(await entries.next(manifestName, { most: longestManifest })));
    refuseTooLarge(manifest, most);
    allow(unpackedAtMost(manifest));
    yield { kind: "manifest", manifest };
    await textOf(await entries.next(readmeName, { most: longestReadme }));
    for (const [table, facts] of Object.entries(manifest.tables)) {
      const name = rowsName(table);
      const bytes = checkedBody(name, await entries.next(name, { exact: facts.bytes }), facts);
      yield { kind: "rows", table, facts, bytes };
      await bytes.drain();
    }
    for (const file of await readFileList(manifest, entries.next)) {
      const name = fileName(file.key);
      const bytes = checkedBody(name, await entries.next(name, { exact: file.bytes }), file);
      yield { kind: "file", file, bytes };
      await bytes.drain();
    }
    await entries.end();
  } catch (error) {
    throw why(error);
  } finally {
    await entries.close().catch(() => undefined);
  }
}

/** Reads a whole archive and returns its manifest; throws an `ArchiveFault` where anything in it is not as it was made. */
export async function verifyArchive(
  stream: ReadableStream<Uint8Array>,
  options?: ReadOptions,
): Promise<Manifest> {
  let manifest: Manifest | null = null;
  for await (const part of readArchive(stream, options)) if (part.kind === "manifest") ({ manifest } = part);
  if (!manifest) throw new ArchiveFault("cut_short", "The archive is empty.");
  return manifest;
}

function refuseTooLarge(manifest: Manifest, most: number): void {
  const bytes = declaredBytes(manifest);
  if (bytes <= most) return;
  const gigabytes = (amount: number) => (amount / 1e9).toFixed(1);
  const message = `The archive holds ${gigabytes(bytes)} GB; at most ${gigabytes(most)} GB are read.`;
  throw new ArchiveFault("too_large", message);
}

/** Each entry has a header of 512 bytes, longer names one of 1,536, and is filled up to 512; the end is 10 KB at most. */
function unpackedAtMost(manifest: Manifest): number {
  const { files, tables } = manifest;
  const entries = Object.keys(tables).length + files.count + 3;
  return declaredBytes(manifest) + longestListOf(manifest) + entries * 2048 + longestManifest * 2;
}

const longestListOf = ({ files }: Manifest) => files.count * longestFileLine;

/** The list is in memory while files are read: 100,000 of them take some 30 MB. */
async function readFileList(
  manifest: Manifest,
  next: ReturnType<typeof entriesIn>["next"],
): Promise<ListedFile[]> {
  const { count, bytes, sha256 } = manifest.files;
  const list = await next(fileListName, { most: longestListOf(manifest) });
  const files = new Map<string, ListedFile>();
  for await (const line of linesIn(checkedBody(fileListName, list, { rows: count, sha256 }))) {
    const file = readFileLine(line);
    files.set(file.key, file);
  }
  const listed = [...files.values()];
  if (listed.length === count && listed.reduce((sum, file) => sum + file.bytes, 0) === bytes) return listed;
  throw new ArchiveFault("damaged", "The archive’s list of files is not what its manifest declares.");
}

const textOf = (body: ReadableStream<Uint8Array>) => new Response(body as BodyInit).text();
