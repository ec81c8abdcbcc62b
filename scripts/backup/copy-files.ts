import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { type FileRow, filesNamedBy } from "#domain/backup/named-files.ts";
import { SiteFault, type SiteClient } from "./ask-site.ts";
import type { Progress, Spool } from "./spool.ts";

/** Files that are fetched side by side. */
const atOnce = 6;

interface RevisionRow {
  image_id: string;
  revision: number;
  state: string;
}

/** Fetches the files that belong to the rows: those of every picture, film and sound that is shown or can be put back. */
export async function copyFiles(
  site: SiteClient,
  spool: Spool,
  progress: Progress,
  tell: (progress: string) => void,
): Promise<void> {
  await listFiles(site, spool, progress);
  for (let wanted = spool.files.wanted(atOnce); wanted.length > 0; wanted = spool.files.wanted(atOnce)) {
    const fetched = await Promise.allSettled(
      wanted.map((file) => fetchFile(site, spool, addressOf(progress.id, file.key), file)),
    );
    for (const one of fetched) if (one.status === "rejected") throw one.reason;
    const { n, there, bytes } = spool.files.count();
    tell(`Files: ${there ?? 0} of ${n} (${(bytes / 1e6).toFixed(0)} MB in all)`);
  }
}

/** A file of the library, or its copy in the bucket for backups. */
function addressOf(id: string, key: string): string {
  const isKept = id.startsWith("kept/");
  const named = encodeURIComponent(isKept ? `files/${key}` : key);
  return `/backups/${id}/${isKept ? "object" : "file"}?key=${named}`;
}

async function listFiles(site: SiteClient, spool: Spool, progress: Progress): Promise<void> {
  const revisions = new Set<string>();
  for (const { image_id: id, revision, state } of spool.rowsOf<RevisionRow>("image_revisions"))
    if (state === "shown" || state === "kept") revisions.add(`${id}/${revision}`);
  const isOurs = ({ key }: { key: string }) => revisions.has(key.split("/").slice(1, 3).join("/"));
  for (let now = progress; now.listed !== null;) {
    const read = await site.json<{ data: { key: string; bytes: number }[]; next: string | null }>(
      `/backups/${now.id}/files?after=${encodeURIComponent(now.listed)}`,
    );
    now = { ...now, listed: read.next };
    spool.takeFiles(read.data.filter(isOurs), now);
  }
  spool.takeFiles(namedIn(spool), { ...progress, listed: null });
}

/** All that rows name, whatever the site lists: of what it did not list, no size is known. */
function namedIn(spool: Spool): { key: string; bytes: number }[] {
  return ["images", "image_revisions"].flatMap((table) =>
    [...spool.rowsOf<FileRow>(table)].flatMap((row) =>
      (filesNamedBy(table, row)?.keys ?? []).map((key) => ({ key, bytes: 0 })),
    ),
  );
}

/** Leaves a file out that the site has lost since it was listed. */
async function fetchFile(
  site: SiteClient,
  spool: Spool,
  address: string,
  { key, bytes }: { key: string; bytes: number },
): Promise<void> {
  const path = spool.files.pathOf(key);
  const unfinished = `${path}.unfinished`;
  try {
    const read = await site.stream(address, async (answer) => {
      const hash = createHash("sha256");
      let length = 0;
      const counted = async function* (source: AsyncIterable<Uint8Array>) {
        for await (const chunk of source) {
          hash.update(chunk);
          length += chunk.length;
          yield chunk;
        }
      };
      const body = Readable.fromWeb((answer.body ?? new Blob().stream()) as ReadableStream);
      await pipeline(body, counted, createWriteStream(unfinished));
      if (bytes > 0 && length !== bytes) throw new TypeError(`${key} came with ${length} bytes of ${bytes}.`);
      const contentType = answer.headers.get("Content-Type") ?? "application/octet-stream";
      return { key, bytes: length, sha256: hash.digest("hex"), contentType };
    });
    await rename(unfinished, path);
    spool.files.keep(read);
  } catch (error) {
    await rm(unfinished, { force: true });
    if (!(error instanceof SiteFault) || error.code !== "not_found") throw error;
    spool.files.drop(key);
  }
}
