import { and, desc, eq, isNull } from "drizzle-orm";
import type { Database } from "#db/client.server.ts";
import { preparedBatch } from "#db/prepared-batch.server.ts";
import { drafts, works } from "#db/schema.ts";
import type { Owner } from "../identity/owner.ts";
import type { Services } from "../services.ts";
import type { WorkKind } from "../works/work.ts";

/** A text or a work that the owner was at. */
export interface Begun {
  kind: "post" | "page" | "letter" | WorkKind;
  id: string;
  title: string;
  updatedAt: string;
}

const mostTexts = 3;
const mostWorks = 2;

const read = preparedBatch((db) => ({
  // A kind at a time: its index has them in this order.
  posts: selectTexts(db, "post"),
  pages: selectTexts(db, "page"),
  letters: selectTexts(db, "letter"),
  changed: db
    .select({ id: works.id, kind: works.kind, title: works.title, updatedAt: works.updatedAt })
    .from(works)
    .where(isNull(works.deletedAt))
    .orderBy(desc(works.updatedAt))
    .limit(mostWorks),
}));

function selectTexts(db: Database, of: "post" | "page" | "letter") {
  const { id, kind, title, updatedAt } = drafts;
  return db
    .select({ id, kind, title, updatedAt })
    .from(drafts)
    .where(and(isNull(drafts.deletedAt), isNull(drafts.publishAt), eq(kind, of)))
    .orderBy(desc(updatedAt), desc(id))
    .limit(mostTexts);
}

/** The three texts that are not scheduled and the two works that were changed last, the latest first. */
export async function listGoingOn(
  { db }: Pick<Services, "db">,
  _owner: Owner,
): Promise<{ texts: Begun[]; works: Begun[] }> {
  const { changed, ...texts } = await read(db);
  return { texts: latest(Object.values(texts).flat()).slice(0, mostTexts), works: latest(changed) };
}

function latest(rows: { id: string; kind: string; title: string; updatedAt: Date }[]): Begun[] {
  return rows
    .toSorted((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime())
    .map((row) => ({ ...row, kind: row.kind as Begun["kind"], updatedAt: row.updatedAt.toISOString() }));
}
