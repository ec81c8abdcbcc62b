import { SiteFault, type SiteClient } from "./ask-site.ts";
import type { ChangedRow, PlacedRow, Progress, Spool } from "./spool.ts";

interface Begun {
  data: { id: string; migration: string; tables: string[] };
}

/** Begins a backup at the site, or goes on with the one of the spool where the site still knows it. */
export async function beginAt(
  site: SiteClient,
  spool: Spool,
  { withSecrets, say }: { withSecrets: boolean; say: (progress: string) => void },
): Promise<Progress> {
  const known = spool.progress();
  if (known && (known.site !== site.origin || known.withSecrets !== withSecrets))
    throw new Error(
      `${spool.folder} holds a part of another backup: of ${known.site}${known.withSecrets ? ", with secrets" : ""}. Remove it, or choose another name for --to.`,
    );
  if (known && (await isUnderWay(site, known.id))) {
    say("Going on where the last try ended");
    return known;
  }
  if (known) say("The last try is over at the site: beginning anew, with the files that are there");
  const { data } = await site.json<Begun>("/backups", { method: "POST", body: { withSecrets } });
  const progress: Progress = {
    site: site.origin,
    withSecrets,
    ...data,
    table: 0,
    after: 0,
    change: 0,
    consistentAt: null,
    listed: "",
    made: null,
  };
  spool.begin(progress);
  return progress;
}

async function isUnderWay(site: SiteClient, id: string): Promise<boolean> {
  try {
    await site.json(`/backups/${id}/files?after=~`);
    return true;
  } catch (error) {
    if (error instanceof SiteFault && [404, 409].includes(error.status)) return false;
    throw error;
  }
}

/** Reads every table page by page, then what was changed meanwhile, until all is of one moment. */
export async function copyRows(
  site: SiteClient,
  spool: Spool,
  from: Progress,
  tell: (progress: string) => void,
): Promise<Progress> {
  let now = from;
  for (let table = now.tables[now.table]; table; table = now.tables[now.table]) {
    const read = await site.json<{ data: PlacedRow[]; next: number | null }>(
      `/backups/${now.id}/rows/${table}?after=${now.after}`,
    );
    now = read.next === null ? { ...now, table: now.table + 1, after: 0 } : { ...now, after: read.next };
    spool.takeRows(table, read.data, now);
    tell(`Rows: ${spool.countRows().toLocaleString("en-GB")} (${table})`);
  }
  while (now.consistentAt === null) {
    const read = await site.json<{ data: ChangedRow[]; next: number; consistentAt: string | null }>(
      `/backups/${now.id}/changes?after=${now.change}`,
    );
    now = { ...now, change: read.next, consistentAt: read.consistentAt };
    spool.takeChanges(read.data, now);
    tell(`Rows: ${spool.countRows().toLocaleString("en-GB")}, with what was changed meanwhile`);
  }
  return now;
}
