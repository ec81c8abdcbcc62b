import { plainWords } from "@toadstool/markdown/plain-words";
import { splitText } from "#db/d1/split-text.ts";
import { statementsLeft } from "#db/d1/statements.ts";
import { and, desc, eq, inArray, notExists, type SQL, sql } from "drizzle-orm";
import { draftParts, drafts } from "#db/schema.ts";
import { ruleOfToday } from "../markdown/rule.ts";
import { longestTerm } from "../posts/parts.server.ts";
import { foldedTerms, foldForSearch } from "../posts/search.server.ts";
import type { Services } from "../services.ts";

type Storage = Pick<Services, "db">;

/** How many texts are folded at one go, and about how many UTF-16 units of them: reading Markdown takes its time. */
const atOnce = { texts: 100, units: 300_000 };
/** UTF-8 bytes of each part of a folded text. */
export const draftPartBytes = 200_000;
/** UTF-16 units of folded text that one statement stores. */
const perStatement = 200_000;
/** A round takes some ten; the rest is left to what follows in the cron's run. */
const statementsKept = 16;

const { id, version, title, summary, slug, dateString, content, updatedAt } = drafts;

/**
 * The rule of `holdsTerms` for drafts. SQLite folds the case of a to z alone, so what it searches is folded here: before the
 * search the drafts that changed last, the others by the cron. One that is not folded yet is searched in SQLite's way.
 */
export async function draftsHolding(services: Storage, search: string | undefined): Promise<SQL | undefined> {
  const terms = foldedTerms(search);
  if (terms === null) return undefined;
  await foldDrafts(services);
  // In names of their own: relational queries take every column for one of theirs.
  const parts = sql.raw("from draft_parts where draft_parts.draft_id = drafts.id");
  const written = sql.join([title, summary, slug, dateString, content], sql` || char(31) || `);
  const isFolded = sql`exists (select 1 ${parts} and instr(draft_parts.folded, value) > 0)`;
  const isUnfolded = sql`not exists (select 1 ${parts}) and instr(lower(${written}), value) > 0`;
  return sql`not exists (select 1 from json_each(${terms}) where not (${isFolded} or ${isUnfolded}))`;
}

/** Folds drafts of which no search has read the text as it is now, the last changed first; returns whether more may wait. */
async function foldDrafts({ db }: Storage): Promise<boolean> {
  await forgetEarlier({ db });
  const isFolded = db.select({ id: draftParts.draftId }).from(draftParts).where(eq(draftParts.draftId, id));
  const rows = await db
    .select({ id, version, title, summary, slug, dateString, content })
    .from(drafts)
    .where(notExists(isFolded))
    .orderBy(desc(updatedAt))
    .limit(atOnce.texts);
  let units = 0;
  const some = rows.filter((row, index) => index === 0 || (units += row.content.length) <= atOnce.units);
  const parts = some.flatMap((row) => {
    const pieces = { head: draftPartBytes, part: draftPartBytes, shared: longestTerm };
    const texts = splitText(foldForSearch(row, plainWords(row.content)), pieces);
    return texts.map((folded, part) => ({ id: row.id, version: row.version, part, folded }));
  });
  for (const piece of inStatements(parts)) {
    const source = sql`from json_each(${JSON.stringify(piece)}) inner join ${drafts}
      on ${and(sql`${id} = value ->> 'id'`, sql`${version} = value ->> 'version'`)} where true`;
    // oxlint-disable-next-line no-await-in-loop -- long texts, one statement after the other
    await db.run(sql`insert into ${draftParts} (draft_id, part, folded)
      select value ->> 'id', value ->> 'part', value ->> 'folded' ${source} on conflict do nothing`);
  }
  return rows.length === atOnce.texts || some.length < rows.length;
}

/** Removes what an earlier version folded by another rule. */
async function forgetEarlier({ db }: Storage): Promise<void> {
  const isEarlier = sql`${draftParts.part} = 0 and substr(${draftParts.folded}, 1, 1) <> ${ruleOfToday}`;
  const earlier = db.select({ id: draftParts.draftId }).from(draftParts).where(isEarlier);
  await db.delete(draftParts).where(inArray(draftParts.draftId, earlier));
}

/** For the cron: all that wait, within limits. */
export async function foldWaitingDrafts(services: Storage): Promise<void> {
  for (let round = 0; round < 5 && statementsLeft() > statementsKept; round++)
    // oxlint-disable-next-line no-await-in-loop -- one part after the other
    if (!(await foldDrafts(services))) return;
}

function inStatements<Part extends { folded: string }>(parts: Part[]): Part[][] {
  const statements: Part[][] = [];
  let space = 0;
  for (const part of parts) {
    if (part.folded.length > space) {
      statements.push([]);
      space = perStatement;
    }
    statements.at(-1)?.push(part);
    space -= part.folded.length;
  }
  return statements;
}
