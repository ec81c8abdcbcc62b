import { existsSync } from "node:fs";
import { rename } from "node:fs/promises";
import { join } from "node:path";
import { verifyArchive } from "@toadstool/archive";
import { openArchive, packSpool } from "@toadstool/archive/node";
import { type SiteClient, SiteFault } from "./ask-site.ts";
import { copyFiles } from "./copy-files.ts";
import { copyKept } from "./copy-kept.ts";
import { beginAt, copyRows } from "./copy-rows.ts";
import { type Made, openSpool, type Progress, type Spool } from "./spool.ts";

export interface BackupOptions {
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
 * the archive until then: the same command goes on there, whatever ended the last one.
 */
export async function backUp(site: SiteClient, options: BackupOptions): Promise<Made> {
  const { to } = options;
  const folder = `${to}.partial`;
  if (existsSync(to) && !existsSync(folder))
    throw new Error(`${to} is there already. Choose another name for --to, or remove it.`);
  const spool = openSpool(folder);
  let isDone = false;
  try {
    const known = spool.progress();
    const progress = known?.made ? known : await writeArchive(site, spool, options);
    const made = await handOver(site, spool, progress, to);
    isDone = true;
    return made;
  } finally {
    if (isDone) spool.remove();
    else spool.close();
  }
}

const packedIn = ({ folder }: Spool) => join(folder, "packed");

async function writeArchive(
  site: SiteClient,
  spool: Spool,
  { to, passphrase, withSecrets, kept, engine, say, tell }: BackupOptions,
): Promise<Progress> {
  if (existsSync(to)) throw new Error(`${to} is there already, beside ${spool.folder}. Remove one of them.`);
  const read = kept
    ? await copyKept(site, spool, kept, tell)
    : await copyRows(site, spool, await beginAt(site, spool, { withSecrets, say }), tell);
  const missing = await copyFiles(site, spool, read, tell);
  tell("Writing the archive");
  await spool.writeOut(read);
  const { sha256, bytes } = await packSpool(spool.folder, factsOf(read, engine), packedIn(spool), {
    passphrase,
    onProgress: (written) => tell(`Writing the archive: ${(written / 1e6).toFixed(0)} MB`),
  });
  tell("Reading the archive again");
  const { tables, files, consistentAt } = await verifyArchive(await openArchive(packedIn(spool)), {
    passphrase,
  });
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  const made = { bytes, sha256, rows, files: files.count, consistentAt, trouble: troubleIn(missing) };
  const progress = { ...read, made };
  spool.note(progress);
  return progress;
}

/** Puts the archive where it is wanted. A site that has forgotten the backup meanwhile need not know of it. */
async function handOver(site: SiteClient, spool: Spool, { id, made }: Progress, to: string): Promise<Made> {
  if (!made) throw new Error("There is no archive to hand over.");
  if (existsSync(packedIn(spool))) await rename(packedIn(spool), to);
  if (id.startsWith("kept/")) return made;
  await site.json(`/backups/${id}/done`, { method: "POST", body: made }).catch((error: unknown) => {
    if (!(error instanceof SiteFault) || error.code !== "not_found") throw error;
  });
  return made;
}

function factsOf({ site, consistentAt, migration, withSecrets }: Progress, engine: string) {
  const madeAt = new Date().toISOString();
  return { site, madeAt, consistentAt: consistentAt ?? madeAt, engine, migration, hasSecrets: withSecrets };
}

function troubleIn([first, ...others]: string[]): string {
  if (!first) return "";
  const more = others.length > 0 ? ` and ${others.length} more` : "";
  return `The site’s storage has lost files that its pictures name: ${first}${more}.`;
}
