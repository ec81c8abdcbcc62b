import { createHash } from "node:crypto";
import { declaredBytes, type Manifest, readArchive } from "@toadstool/archive";
import { type Lacking, lackingWords } from "#domain/backup/named-files.ts";
import type { Content, Restore } from "#domain/restore/restore.ts";
import { type SiteClient, SiteFault } from "../backup/ask-site.ts";
import { checkArchive } from "../backup/check-archive.ts";
import { lackingLines } from "../backup/report.ts";
import { partsOf } from "./parts.ts";
import { createSending } from "./sending.ts";

interface RestoreOptions {
  /** Opens the archive at its beginning: it is read twice. */
  open: () => Promise<ReadableStream<Uint8Array>>;
  passphrase?: string;
  /** Whether what is on the site may be lost. */
  replace: boolean;
  /** Whether an archive may be restored that lacks files which its rows name. */
  incomplete: boolean;
  /** For a line that stays. */
  say: (words: string) => void;
  /** For a line that the next one takes the place of. */
  tell: (progress: string) => void;
}

export interface Restored {
  manifest: Manifest;
  restore: Restore;
}

/** The site has content, and its owner has not agreed to lose it. */
class NotEmpty extends Error {
  constructor(origin: string, losses: string) {
    super(
      `${origin} is not empty. A restore would replace: ${losses}. Nothing was changed. Back that up first, then run the command again with --replace.`,
    );
  }
}

/** The archive lacks files, and its owner has not agreed to restore it without them. */
class NotWhole extends Error {
  constructor(lacking: Lacking[]) {
    super(
      [
        `${lackingWords(lacking)} Nothing was changed.`,
        ...lackingLines(lacking, 20),
        "Take an archive that is whole. To restore this one without these files, run the command again with --incomplete.",
      ].join("\n"),
    );
  }
}

/**
 * Restores an archive: reads all of it and checks every byte, asks the site, sends what the site does not have yet, and has it put in
 * place in one step. Whatever ends it before, nothing has changed, and the same command goes on.
 */
export async function restoreSite(site: SiteClient, options: RestoreOptions): Promise<Restored> {
  const { open, passphrase, incomplete, say, tell } = options;
  tell("Checking the archive");
  const { manifest, lacking } = await checkArchive(await open(), { passphrase });
  if (lacking.length > 0 && !incomplete) throw new NotWhole(lacking);
  say(`${lackingWords(lacking) || "The archive is whole:"} ${wordsFor(manifest)}`);
  const begun = await begin(site, manifest, options);
  if (begun.state === "done") return { manifest, restore: begun };
  await sendAll(site, begun.id, manifest, options);
  tell("Putting everything in place");
  // Some files at a time.
  for (;;) {
    const path = `/restores/${begun.id}/finish`;
    const { data } = await site.json<{ data: Restore }>(path, { method: "POST" });
    if (data.state === "done") return { manifest, restore: data };
  }
}

function wordsFor(manifest: Manifest): string {
  const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
  const size = `${(declaredBytes(manifest) / 1e6).toFixed(1)} MB`;
  return `${manifest.site} as of ${manifest.consistentAt}, ${rows.toLocaleString("en-GB")} rows and ${manifest.files.count.toLocaleString("en-GB")} files, ${size}.`;
}

async function begin(
  site: SiteClient,
  manifest: Manifest,
  { replace, say }: RestoreOptions,
): Promise<Restore> {
  const ask = async (digest: string) =>
    (await site.json<{ data: Restore }>("/restores", { method: "POST", body: { manifest, replace: digest } }))
      .data;
  try {
    return await ask("");
  } catch (error) {
    const content = contentIn(error);
    if (!content) throw error;
    const losses = content.losses
      .map(({ what, count }) => `${what}: ${count.toLocaleString("en-GB")}`)
      .join("; ");
    if (!replace) throw new NotEmpty(site.origin, losses);
    say(`This replaces, on ${site.origin}: ${losses}.`);
    return ask(content.digest);
  }
}

function contentIn(error: unknown): Content | null {
  if (!(error instanceof SiteFault) || error.code !== "site_not_empty") return null;
  return (error.data as { current?: Content } | undefined)?.current ?? null;
}

async function sendAll(
  site: SiteClient,
  id: string,
  manifest: Manifest,
  { open, passphrase, tell }: RestoreOptions,
): Promise<void> {
  const there = await findThere(site, id);
  const { send, all } = createSending();
  const path = `/restores/${id}`;
  let sent = 0;
  const total = (declaredBytes(manifest) / 1e6).toFixed(1);
  const progress = (bytes: number) => tell(`Sending: ${((sent += bytes) / 1e6).toFixed(1)} of ${total} MB`);
  for await (const part of readArchive(await open(), { passphrase })) {
    if (part.kind === "rows") {
      for await (const { number, body } of partsOf(part.bytes)) {
        progress(body.length);
        if (there.parts.has(`${part.table}/${number}`)) continue;
        const to = `${path}/rows/${part.table}/${number}?sha256=${hashOf(body)}`;
        await send(body.length, () => put(site, to, body, "application/x-ndjson"));
      }
    } else if (part.kind === "file") {
      const { key, bytes, sha256, contentType } = part.file;
      progress(bytes);
      if (there.files.has(key)) continue;
      const body = await bytesOf(part.bytes);
      const to = `${path}/file?${new URLSearchParams({ key, bytes: String(bytes), sha256 })}`;
      await send(bytes, () => put(site, to, body, contentType));
    }
  }
  await all();
}

const put = (site: SiteClient, path: string, body: Uint8Array, type: string) =>
  site.json(path, { method: "PUT", body, type });

/** What the site has received already. */
async function findThere(site: SiteClient, id: string): Promise<{ parts: Set<string>; files: Set<string> }> {
  const { data: parts } = await site.json<{ data: { table: string; part: number }[] }>(
    `/restores/${id}/parts`,
  );
  const files = new Set<string>();
  for (let after: string | undefined = ""; after !== undefined;) {
    const page: { data: string[] } = await site.json(
      `/restores/${id}/files?${new URLSearchParams({ after })}`,
    );
    for (const key of page.data) files.add(key);
    after = page.data.at(-1);
  }
  return { parts: new Set(parts.map(({ table, part }) => `${table}/${part}`)), files };
}

async function bytesOf(bytes: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return new Uint8Array(Buffer.concat(chunks));
}

const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
