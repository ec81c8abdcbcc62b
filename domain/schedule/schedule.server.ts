import { localDatetime } from "../calendar/date-string.ts";
import { and, eq, gte, isNotNull, isNull, lt, type Placeholder, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { batch, type Results } from "#db/batch.server.ts";
import type { Database } from "#db/client.server.ts";
import { preparedBatch } from "#db/prepared-batch.server.ts";
import { drafts, newsletterIssues, works } from "#db/schema.ts";
import { scheduleDraft } from "../drafts/scheduling.server.ts";
import { findSite } from "../facts/site.server.ts";
import type { Owner } from "../identity/owner.ts";
import { rescheduleIssue } from "../newsletter/ledger/reschedule-issue.server.ts";
import { isRefused, type Refused, refuse, refuseField } from "../outcome.ts";
import type { Services } from "../services.ts";
import { typedMoment } from "../text/typed-moment.ts";
import { rescheduleWork } from "../works/hide-work.server.ts";
import type { MoveInput, Scheduled } from "./scheduled.ts";

type Storage = Pick<Services, "db">;
type Writing = Pick<Services, "db" | "clock" | "settings" | "paths">;

/** What is scheduled from one instant to another, the earliest first. */
export function listScheduled(
  services: Storage,
  _owner: Owner,
  { start, end }: { start: Date; end: Date },
): Promise<Scheduled[]> {
  return readScheduled(services, ({ at }) => and(gte(at, start), lt(at, end)));
}

/** What goes out next, or is overdue; not what failed. */
export async function listNext(services: Storage, _owner: Owner, limit: number): Promise<Scheduled[]> {
  return scheduledIn(await readNext(services.db, { limit }))
    .filter(({ trouble }) => !trouble)
    .slice(0, limit);
}

async function findScheduled(
  services: Storage,
  _owner: Owner,
  { kind, id }: Pick<Scheduled, "kind" | "id">,
): Promise<Scheduled | null> {
  const found = await readScheduled(services, (columns) => eq(columns.id, id));
  return found.find((each) => each.kind === kind) ?? null;
}

/** Of each kind, in one list. */
const mostListed = 500;

interface Columns {
  id: SQLiteColumn;
  at: SQLiteColumn;
}

async function readScheduled(
  { db }: Storage,
  condition: (columns: Columns) => SQL | undefined,
): Promise<Scheduled[]> {
  return scheduledIn(await batch(db, selectScheduled(db, condition, mostListed)));
}

const readNext = preparedBatch((db) => selectScheduled(db, () => undefined, sql.placeholder("limit")));

function selectScheduled(
  db: Database,
  condition: (columns: Columns) => SQL | undefined,
  limit: number | Placeholder,
) {
  return {
    texts: db
      .select({
        kind: sql<"post" | "page">`${drafts.kind}`,
        id: drafts.id,
        title: drafts.title,
        at: drafts.publishAt,
        trouble: drafts.publishTrouble,
      })
      .from(drafts)
      .where(
        and(
          // The plus keeps SQLite from reading all drafts of these kinds: few are scheduled, and an index has those.
          sql`+${drafts.kind} in ('post', 'page')`,
          isNull(drafts.deletedAt),
          isNotNull(drafts.publishAt),
          condition({ id: drafts.id, at: drafts.publishAt }),
        ),
      )
      .orderBy(drafts.publishTrouble, drafts.publishAt)
      .limit(limit),
    letters: db
      .select({ id: newsletterIssues.id, title: newsletterIssues.subject, at: newsletterIssues.dueAt })
      .from(newsletterIssues)
      .where(
        and(
          eq(newsletterIssues.state, "scheduled"),
          isNotNull(newsletterIssues.dueAt),
          condition({ id: newsletterIssues.id, at: newsletterIssues.dueAt }),
        ),
      )
      .orderBy(newsletterIssues.dueAt)
      .limit(limit),
    ofWorks: db
      .select({ kind: works.kind, id: works.id, title: works.title, at: works.publishAt })
      .from(works)
      .where(
        and(
          isNull(works.deletedAt),
          isNotNull(works.publishAt),
          condition({ id: works.id, at: works.publishAt }),
        ),
      )
      .orderBy(works.publishAt)
      .limit(limit),
  };
}

function scheduledIn({ texts, letters, ofWorks }: Results<ReturnType<typeof selectScheduled>>): Scheduled[] {
  return [
    ...texts,
    ...letters.map((letter) => ({ ...letter, kind: "letter" as const, trouble: "" })),
    ...ofWorks.map((work) => ({ ...work, trouble: "" })),
  ]
    .map((each) => ({ ...each, at: each.at?.toISOString() ?? "" }))
    .toSorted((one, other) => one.at.localeCompare(other.at) || one.id.localeCompare(other.id));
}

/**
 * Moves what is scheduled to another day, at the same time of day in the creator's time zone. Null where it is scheduled no
 * longer; refused where it was moved elsewhere meanwhile, or that time has passed.
 */
export async function moveScheduled(
  services: Writing,
  owner: Owner,
  { kind, id, at, day }: MoveInput,
): Promise<Scheduled | Refused | null> {
  const before = await findScheduled(services, owner, { kind, id });
  if (!before) return null;
  if (before.at !== new Date(at).toISOString()) return movedElsewhere();
  const { timeZone } = await findSite(services);
  const time = localDatetime(new Date(before.at), timeZone).slice(11);
  const to = typedMoment(`${day}T${time}`, timeZone, "day");
  if (isRefused(to)) return to;
  if (to <= services.clock()) return pastDay();
  const moved =
    kind === "post" || kind === "page"
      ? await scheduleDraft(services, owner, id, { publishAt: `${day}T${time}`, timeZone })
      : kind === "letter"
        ? await rescheduleIssue(services, owner, id, to)
        : await rescheduleWork(services, owner, id, to);
  if (isRefused(moved)) return moved;
  return moved && { ...before, at: to.toISOString(), trouble: "" };
}

function movedElsewhere(): Refused {
  const message =
    "This has been scheduled for another time since you opened the calendar. Look at it again first.";
  return refuse("conflict", "changed_elsewhere", message);
}

function pastDay(): Refused {
  const message = "That time has passed. Choose a day in the future.";
  return refuseField("invalid", "publish_at_past", "day", message);
}
