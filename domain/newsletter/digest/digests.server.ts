import { and, eq, isNull, sql } from "drizzle-orm";
import { digests, drafts } from "#db/schema.ts";
import { findSite } from "../../facts/site.server.ts";
import type { Owner } from "../../identity/owner.ts";
import { type Refused, refuse } from "../../outcome.ts";
import type { Services } from "../../services.ts";
import { type DigestChoice, nextOccasion } from "./digest.ts";

type Storage = Pick<Services, "db">;

const theOne = eq(digests.id, 1);

export async function findDigest({ db }: Storage) {
  const [digest] = await db.select().from(digests).where(theOne);
  return digest ?? null;
}

/** What the owner chose, and the letter that waits to go. */
export interface DigestState extends DigestChoice {
  nextAt: string | null;
  trouble: string;
  /** `isForAll`: no recipients were chosen for it. */
  waiting: { draftId: string; subject: string; dueAt: string; isForAll: boolean } | null;
}

export async function readDigest({ db }: Storage, _owner: Owner): Promise<DigestState> {
  const [row] = await db
    .select({ digest: digests, subject: drafts.title, sending: drafts.sending })
    .from(digests)
    .leftJoin(drafts, and(eq(drafts.id, digests.draftId), isNull(drafts.deletedAt)))
    .where(theOne);
  if (!row) return unchosen;
  const { isOn, every, hour, noticeHours, version, trouble, nextAt, draftId, dueAt } = row.digest;
  const waiting =
    draftId && dueAt && row.subject !== null
      ? { draftId, subject: row.subject, dueAt: dueAt.toISOString(), isForAll: !row.sending?.segment }
      : null;
  return {
    isOn,
    every,
    hour,
    noticeHours,
    version,
    trouble,
    waiting,
    nextAt: isOn ? nextAt.toISOString() : null,
  };
}

const unchosen: DigestState = {
  isOn: false,
  every: "month",
  hour: 9,
  noticeHours: 24,
  version: 0,
  nextAt: null,
  trouble: "",
  waiting: null,
};

/** Switched on, the first digest holds what is published from now on. Switched off, a letter that waits becomes a draft like any other. */
export async function saveDigest(
  services: Pick<Services, "db" | "clock" | "settings">,
  _owner: Owner,
  { version, ...choice }: DigestChoice,
): Promise<Refused | null> {
  const { db, clock } = services;
  const now = clock();
  const { timeZone } = await findSite(services);
  const nextAt = nextOccasion(choice, now, timeZone);
  if (version === 0) {
    const row = { id: 1, ...choice, since: now, nextAt };
    const [added] = await db.insert(digests).values(row).onConflictDoNothing().returning({ id: digests.id });
    return added ? null : changedElsewhere;
  }
  const waits = choice.isOn ? {} : { draftId: null, dueAt: null };
  const [saved] = await db
    .update(digests)
    .set({
      ...choice,
      ...waits,
      nextAt,
      since: sql`iif(${digests.isOn}, ${digests.since}, ${now.getTime()})`,
      trouble: "",
      version: version + 1,
    })
    .where(and(theOne, eq(digests.version, version)))
    .returning({ id: digests.id });
  return saved ? null : changedElsewhere;
}

/** Keeps the letter that waits as a draft; false where another one waits by now, or none. */
export async function stopDigest({ db }: Storage, _owner: Owner, draftId: string): Promise<boolean> {
  const [stopped] = await db
    .update(digests)
    .set({ draftId: null, dueAt: null, version: sql`${digests.version} + 1` })
    .where(and(theOne, eq(digests.draftId, draftId)))
    .returning({ id: digests.id });
  return stopped !== undefined;
}

const changedElsewhere = refuse(
  "conflict",
  "changed_elsewhere",
  "The digest was changed in another window. Your choice is still in the form: save again to replace that one.",
);
