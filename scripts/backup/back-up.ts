import { existsSync } from "node:fs";
import { rename } from "node:fs/promises";
import { join } from "node:path";
import { openArchive, packSpool } from "@toadstool/archive/node";
import { lackingWords } from "#domain/backup/named-files.ts";
import { type SiteClient, SiteFault } from "./ask-site.ts";
import { checkArchive } from "./check-archive.ts";
import { copyFiles } from "./copy-files.ts";
import { copyKept } from "./copy-kept.ts";
import { beginAt, copyRows } from "./copy-rows.ts";
import { type Made, openSpool, type Progress, type Spool } from "./spool.ts";

interface BackupOptions {
  to: string;
  passphrase?: string;
  withSecrets: boolean;
  /** The beginning of a scheduled backup’s name, to bring that one in place of a new one. */
  kept?: string;
  /** The engine’s version. */
  engine: string;
  /** For a line that stays. */
  say: (words: string) => void;
  /** For a line that the next one takes the place of. */
  tell: (progress: string) => void;
}

/**
 * Copies a site into one archive, reads that again and compares it, and says so to the site. What was read lies in a folder beside
 * the archive until then: the same command goes on there, whatever ended the last one. An archive without some file that its rows
 * name is not whole, and gets a name that says so.
 */
export async function backUp(site: SiteClient, options: BackupOptions): Promise<Made & { path: string }> {
  const { to } = options;
  const folder = `${to}.partial`;
  const there = [to, incompleteNameOf(to)].find((path) => existsSync(path));
  if (there && !existsSync(folder))
    throw new Error(`${there} is there already. Choose another name for --to, or remove it.`);
  const spool = openSpool(folder);
  let isDone = false;
  try {
    const known = spool.progress();
    // Earlier versions did not look for what an archive lacks.
    const progress = known?.made?.lacking ? known : await writeArchive(site, spool, options);
    const made = await handOver(site, spool, progress, to);
    isDone = true;
    return made;
  } finally {
    if (isDone) spool.remove();
    else spool.close();
  }
}

/** `site.incomplete.tar.gz` of `site.tar.gz`: programs open it by the same ending. */
export const incompleteNameOf = (to: string) => to.replace(/(\.tar\.gz(?:\.age)?)$/, ".incomplete$1");

const packedIn = ({ folder }: Spool) => join(folder, "packed");

async function writeArchive(
  site: SiteClient,
  spool: Spool,
  { to, passphrase, withSecrets, kept, engine, say, tell }: BackupOptions,
): Promise<Progress> {
  const there = [to, incompleteNameOf(to)].find((path) => existsSync(path));
  if (there) throw new Error(`${there} is there already, beside ${spool.folder}. Remove one of them.`);
  const read = kept
    ? await copyKept(site, spool, kept, tell)
    : await copyRows(site, spool, await beginAt(site, spool, { withSecrets, say }), tell);
  await copyFiles(site, spool, read, tell);
  tell("Writing the archive");
  await spool.writeOut(read);
  const { sha256, bytes } = await packSpool(spool.folder, factsOf(read, engine), packedIn(spool), {
    passphrase,
    onProgress: (written) => tell(`Writing the archive: ${(written / 1e6).toFixed(0)} MB`),
  });
  tell("Reading the archive again");
  const { manifest, lacking } = await checkArchive(await openArchive(packedIn(spool)), { passphrase });
  const { tables, files, consistentAt } = manifest;
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  const trouble = lackingWords(lacking);
  const made = { bytes, sha256, rows, files: files.count, consistentAt, trouble, lacking };
  const progress = { ...read, made };
  spool.note(progress);
  return progress;
}

/** Puts the archive where it is wanted. A site that has forgotten the backup meanwhile need not know of it. */
async function handOver(
  site: SiteClient,
  spool: Spool,
  { id, made }: Progress,
  to: string,
): Promise<Made & { path: string }> {
  if (!made) throw new Error("There is no archive to hand over.");
  const { lacking, ...body } = made;
  const path = lacking.length > 0 ? incompleteNameOf(to) : to;
  if (existsSync(packedIn(spool))) await rename(packedIn(spool), path);
  if (id.startsWith("kept/")) return { ...made, path };
  await site.json(`/backups/${id}/done`, { method: "POST", body }).catch((error: unknown) => {
    if (!(error instanceof SiteFault) || error.code !== "not_found") throw error;
  });
  return { ...made, path };
}

function factsOf({ site, consistentAt, migration, withSecrets }: Progress, engine: string) {
  const madeAt = new Date().toISOString();
  return { site, madeAt, consistentAt: consistentAt ?? madeAt, engine, migration, hasSecrets: withSecrets };
}
