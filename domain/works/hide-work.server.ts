import { and, eq, exists, isNotNull, isNull, lte, sql } from "drizzle-orm";
import { works } from "#db/schema.ts";
import type { Owner } from "../identity/owner.ts";
import type { Refused } from "../outcome.ts";
import { recordChange } from "../purging/due-purges.server.ts";
import type { Services } from "../services.ts";
import type { FoundWork } from "./owners-work.ts";
import { findOwnersWork } from "./owners-works.server.ts";
import type { WorkKind } from "./work.ts";
import { writeWork } from "./write-work.server.ts";

type Writing = Pick<Services, "db" | "clock" | "settings" | "workFiles">;

/** Hides a work from readers, or shows it to them now, whatever was planned; null where there is no such work. */
export async function setHidden(
  services: Writing,
  owner: Owner,
  kind: WorkKind,
  idOrFile: string,
  isHidden: boolean,
): Promise<FoundWork | Refused | null> {
  const work = await findOwnersWork(services, owner, kind, idOrFile);
  const state = { isHidden, publishAt: null };
  return work && writeWork(services, work, { facts: work.facts, state, tags: null });
}

/** Shows a work that is planned at another time; null where it is planned no longer. */
export async function rescheduleWork(
  { db, clock }: Pick<Services, "db" | "clock">,
  _owner: Owner,
  id: string,
  publishAt: Date,
): Promise<{ id: string } | null> {
  const [work] = await db
    .update(works)
    .set({ publishAt, updatedAt: clock(), version: sql`${works.version} + 1` })
    .where(and(eq(works.id, id), isNotNull(works.publishAt), isNull(works.deletedAt)))
    .returning({ id: works.id });
  return work ?? null;
}

/** Shows the works whose time has come. */
export async function showDueWorks({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  const isDue = and(lte(works.publishAt, clock()), isNull(works.deletedAt));
  const due = db
    .select({ one: sql`1` })
    .from(works)
    .where(isDue);
  await db.batch([
    recordChange({ db, clock }, { when: exists(due) }),
    db.update(works).set({ publishAt: null }).where(isDue),
  ]);
}
