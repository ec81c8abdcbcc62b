import { createHash } from "node:crypto";
import { type SiteClient, SiteFault } from "./ask-site.ts";
import type { ChangedRow, Progress, Spool } from "./spool.ts";

interface Manifest {
  name: string;
  consistentAt: string;
  migration: string;
  tables: string[];
  parts: { key: string; sha256: string }[];
}

/** Copies a scheduled backup out of the site’s bucket: the last one whose name begins so, such as `2026-11-20`. */
export async function copyKept(
  site: SiteClient,
  spool: Spool,
  wanted: string,
  tell: (progress: string) => void,
): Promise<Progress> {
  const known = spool.progress();
  const name = known?.id.slice("kept/".length) ?? (await nameOf(site, wanted));
  if (!name.startsWith(wanted) || (known && known.site !== site.origin))
    throw new Error(
      `${spool.folder} holds a part of another backup. Remove it, or choose another name for --to.`,
    );
  const { data } = await site.json<{ data: Manifest }>(`/backups/kept/${name}`);
  const { consistentAt, migration, tables, parts } = data;
  const first = { site: site.origin, withSecrets: false, id: `kept/${name}`, migration, tables, after: 0 };
  let now: Progress = known ?? { ...first, table: 0, change: 0, consistentAt, listed: null, made: null };
  if (!known) spool.begin(now);
  // `table` counts the parts that were taken.
  for (let part = parts[now.table]; part; part = parts[now.table]) {
    const lines = await linesOf(site, name, part);
    now = { ...now, table: now.table + 1 };
    if (/\/rows-\d+\.jsonl$/.test(part.key)) spool.takeChanges(lines as ChangedRow[], now);
    else spool.takeFiles(lines as { key: string; bytes: number }[], now);
    tell(`Parts: ${now.table} of ${parts.length}`);
  }
  return now;
}

async function nameOf(site: SiteClient, wanted: string): Promise<string> {
  const { data } = await site.json<{ data: string[] }>("/backups/kept");
  const found = data.find((name) => name.startsWith(wanted));
  if (found) return found;
  const names = data.length > 0 ? `There are ${data.join(", ")}.` : "There is none yet.";
  throw new Error(`No backup whose name begins with ${wanted} is kept at ${site.origin}. ${names}`);
}

function linesOf(
  site: SiteClient,
  name: string,
  { key, sha256 }: Manifest["parts"][number],
): Promise<unknown[]> {
  return site.stream(`/backups/kept/${name}/object?key=${encodeURIComponent(key)}`, async (answer) => {
    const text = await answer.text();
    if (createHash("sha256").update(text).digest("hex") !== sha256)
      throw new SiteFault(`The part ${key} in the site’s bucket is not as it was written.`);
    return text.split("\n").flatMap((line) => (line ? [JSON.parse(line) as unknown] : []));
  });
}
