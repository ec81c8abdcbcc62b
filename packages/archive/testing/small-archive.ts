import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { packTar, type TarEntry } from "modern-tar";
import { packSpool } from "../node.ts";
import { type ArchivePart, readArchive, type ReadOptions } from "../index.ts";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

export const facts = {
  site: "https://site.example",
  madeAt: "2026-11-24T02:00:00.000Z",
  consistentAt: "2026-11-24T01:59:00.000Z",
  engine: "0.1.0",
  migration: "0033_clicks",
  hasSecrets: false,
};

/** What the small archive holds: an empty table, rows with line ends in their texts, a file without bytes, long names. */
const rows = {
  posts: [
    { id: "a", title: "Frösche\n“und” Kröten", likes: 3, deleted_at: null },
    { id: "b", title: "\u2028", likes: 0, deleted_at: 1.5 },
  ],
  tags: [],
};
export const files = {
  "media/one/1/original.txt": "Toads are frogs with dry skin.",
  "media/one/1/empty": "",
  [`media/two/7/${"a-long-name-".repeat(20)}.webp`]: "x".repeat(3000),
};

async function makeSpool(): Promise<string> {
  const spool = await mkdtemp(join(tmpdir(), "archive-"));
  const write = async (name: string, text: string) => {
    await mkdir(dirname(join(spool, name)), { recursive: true });
    await writeFile(join(spool, name), text);
  };
  const list = Object.entries(files).map(([key, text]) => ({
    key,
    bytes: text.length,
    sha256: sha256(text),
    contentType: "text/plain",
  }));
  const jsonLines = (all: object[]) => all.map((row) => `${JSON.stringify(row)}\n`).join("");
  await Promise.all([
    ...Object.entries(rows).map(([table, all]) => write(`rows/${table}.jsonl`, jsonLines(all))),
    ...Object.entries(files).map(([key, text]) => write(`files/${key}`, text)),
    write("files.jsonl", jsonLines(list)),
  ]);
  return spool;
}

export async function packSmall(passphrase?: string): Promise<Uint8Array> {
  const spool = await makeSpool();
  await packSpool(spool, facts, join(spool, "site.tar.gz"), { passphrase });
  return new Uint8Array(await readFile(join(spool, "site.tar.gz")));
}

export const streamOf = (bytes: Uint8Array) =>
  new Blob([bytes as BlobPart]).stream() as ReadableStream<Uint8Array>;

/** Everything in an archive as text, by the names of its parts. */
export async function contentOf(bytes: Uint8Array, options?: ReadOptions): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for await (const part of readArchive(streamOf(bytes), options)) found[nameOf(part)] = await textOf(part);
  return found;
}

const nameOf = (part: ArchivePart) =>
  part.kind === "manifest" ? "manifest" : part.kind === "rows" ? part.table : part.file.key;

async function textOf(part: ArchivePart): Promise<string> {
  if (part.kind === "manifest") return JSON.stringify(part.manifest);
  const chunks: Uint8Array[] = [];
  for await (const chunk of part.bytes) chunks.push(chunk);
  return new Blob(chunks as BlobPart[]).text();
}

/** The entries of the small archive, to be changed and packed again. */
export async function zipTar(entries: TarEntry[]): Promise<Uint8Array> {
  return gzip(await packTar(entries));
}

export async function gzip(bytes: Uint8Array): Promise<Uint8Array> {
  const zipped = streamOf(bytes).pipeThrough(new CompressionStream("gzip") as ReadableWritablePair);
  return new Uint8Array(await new Response(zipped as BodyInit).arrayBuffer());
}

export async function gunzip(bytes: Uint8Array): Promise<Uint8Array> {
  const plain = streamOf(bytes).pipeThrough(new DecompressionStream("gzip") as ReadableWritablePair);
  return new Uint8Array(await new Response(plain as BodyInit).arrayBuffer());
}
