import { and, eq, sql } from "drizzle-orm";
import { fileNameSays, graver, type Said, stateSpokenOf } from "@toadstool/moving-in/states";
import { batch } from "#db/batch.server.ts";
import { importRows, subscriberImports, suppressions } from "#db/schema.ts";
import type { Owner } from "../../identity/owner.ts";
import { isRefused, refuse, type Refused } from "../../outcome.ts";
import type { Services } from "../../services.ts";
import { idFrom } from "../../tokens/id-from.ts";
import { readAddress } from "../csv/address-cell.ts";
import { languageIn, type ListRow, longestCell, longestTags } from "../csv/list-part.ts";
import { listSaid } from "./decide.server.ts";
import type { SaidGroup, SubscriberImport, Verdict } from "./import.ts";
import { countVerdicts, findImport } from "./imports.server.ts";
import { hashesOf, judge, readRows } from "./judge-rows.server.ts";
import type { AddImportInput, BeginImportInput, SendRowsInput } from "./send-rows.ts";
import { takeImport } from "./take-import.server.ts";

type Storage = Pick<Services, "db">;
type Writing = Pick<Services, "db" | "clock">;

/** An import, with how many rows have each verdict, and what its list says of people who may not be readers. */
export interface ImportReport {
  list: SubscriberImport;
  verdicts: Record<Verdict, number>;
  said: SaidGroup[];
}

/** Begins an import whose rows a program sends; or finds the one of this key. */
export async function beginImport(
  services: Writing,
  owner: Owner,
  { key, fileName }: BeginImportInput,
): Promise<ImportReport | null> {
  const { db, clock } = services;
  const id = await idFrom("import", key);
  await db
    .insert(subscriberImports)
    .values({ id, fileName, consent: "", state: "checked", bytes: 0, createdAt: clock() })
    .onConflictDoNothing();
  return readImport(services, owner, id);
}

export async function readImport(services: Storage, owner: Owner, id: string): Promise<ImportReport | null> {
  const list = await findImport(services, owner, id);
  if (!list) return null;
  const [verdicts, said] = await Promise.all([
    countVerdicts(services, owner, id),
    listSaid(services, owner, id),
  ]);
  return { list, verdicts, said };
}

/**
 * Judges rows as those of any list are; no one becomes a subscriber by it. A line that was sent before stays as it is. Returns how
 * many rows the import has now, without a count of their verdicts, which reads all of them; null where there is no such import.
 */
export async function sendRows(
  services: Storage & Pick<Services, "secret">,
  owner: Owner,
  id: string,
  { rows: sent }: SendRowsInput,
): Promise<Pick<SubscriberImport, "id" | "rows"> | Refused | null> {
  const { db } = services;
  const found = await findImport(services, owner, id);
  if (!found) return null;
  if (found.state !== "checked" || found.bytes > 0) return takesNoRows;
  const lines = JSON.stringify(sent.map(({ line }) => line));
  const there = await db
    .select({ line: importRows.line })
    .from(importRows)
    .where(
      and(eq(importRows.importId, id), sql`${importRows.line} in (select value from json_each(${lines}))`),
    );
  const known = new Set(there.map(({ line }) => line));
  const file = fileSays(found.fileName);
  const news: ListRow[] = [];
  for (const row of sent) {
    if (!known.has(row.line)) news.push(rowOf(row, file));
    known.add(row.line);
  }
  if (news.length === 0) return { id, rows: found.rows };
  const rows = readRows(news);
  const hashes = await hashesOf(services, rows);
  // Without fingerprints nothing can be compared with a suppression that was added this very moment.
  const isComparable = hashes.length > 0 ? sql`true` : sql`not exists (select 1 from ${suppressions})`;
  const stillMine = sql`${subscriberImports.id} = ${id} and ${subscriberImports.state} = 'checked' and ${isComparable}`;
  const { counted } = await batch(db, {
    judged: judge(services, rows, { id, hashes, stillMine }),
    counted: db
      .update(subscriberImports)
      .set({ rows: sql`${subscriberImports.rows} + ${rows.length}` })
      .where(stillMine)
      .returning({ id: subscriberImports.id, rows: subscriberImports.rows }),
  });
  return counted[0] ?? sendAgain;
}

/** Adds the new subscribers of an import at once, with the owner’s word on their consent. No mail is sent. */
export async function addImport(
  services: Writing,
  owner: Owner,
  id: string,
  { decisions, ...also }: AddImportInput,
): Promise<ImportReport | Refused | null> {
  const taken = await takeImport(services, owner, id, decisions, also);
  return taken === null || isRefused(taken) ? taken : readImport(services, owner, id);
}

function fileSays(fileName: string): Said | null {
  const state = stateSpokenOf(fileName.replace(/^.*[\\/]|\.[a-z]{1,5}$/gi, ""));
  return state && { state, by: fileNameSays };
}

function rowOf(
  { line, email, said = undefined, tags, language = "" }: SendRowsInput["rows"][number],
  file: Said | null,
): ListRow {
  const read = readAddress(email);
  if ("trouble" in read)
    return { line, email: email.trim().slice(0, longestCell), ...read, said: null, tags: "", language: "" };
  const text = tags.join(",").slice(0, longestTags);
  const taken = { said: graver(said ?? null, file), tags: text, language: languageIn(language) };
  return { line, email: read.email, trouble: null, ...taken };
}

const takesNoRows = refuse(
  "conflict",
  "import_takes_no_rows",
  "The subscribers of this import were added, or it is of a file. Begin another.",
);
const sendAgain = refuse(
  "conflict",
  "import_changed",
  "The import has changed at this moment, and these rows were not kept. Send them again.",
);
