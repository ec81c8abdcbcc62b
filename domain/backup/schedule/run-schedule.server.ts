import { and, eq, isNull } from "drizzle-orm";
import { statementsLeft } from "#db/d1/statements.ts";
import { backups } from "#db/schema.ts";
import type { Services } from "../../services.ts";
import { type BackupRow, openBackup } from "../backups.server.ts";
import { firstPlace, type Place } from "./place.ts";
import { pruneKept } from "./pruning.server.ts";
import { type Scheduling, takeStep } from "./steps.server.ts";

/** A cron’s run: milliseconds, and steps of a few calls each. */
const runTakes = 25_000;
const mostSteps = 40;
/** Statements that a step takes, with the end of the run. */
const statementsNeeded = 12;
/** Milliseconds after which a run that has said nothing is over. */
const lease = 240_000;
/** The hour of the day, in UTC, from which on the day’s backup is due. */
const dueHour = 2;

/**
 * Goes on with the day’s backup into the bucket for backups, or begins it. A run may be cut off anywhere: the place is written after each
 * step, and a step that was cut off is taken again.
 */
export async function runSchedule(services: Services): Promise<void> {
  const { kept, settings } = services;
  if (!kept || settings.backup.days === 0) return;
  const scheduling = { ...services, kept };
  const backup = (await findUnderWay(services)) ?? (await beginIfDue(services));
  if (!backup) return;
  const hasEnded = await goOn(scheduling, backup);
  if (hasEnded) await pruneKept(scheduling);
}

async function findUnderWay({ db }: Pick<Services, "db">): Promise<BackupRow | undefined> {
  const [found] = await db
    .select()
    .from(backups)
    .where(and(eq(backups.origin, "schedule"), isNull(backups.endedAt)));
  return found;
}

/** Once a day (UTC), which its id says. */
async function beginIfDue(services: Pick<Services, "db" | "clock">): Promise<BackupRow | null> {
  const now = services.clock();
  const id = `day-${now.toISOString().slice(0, 10)}`;
  return now.getUTCHours() < dueHour
    ? null
    : openBackup(services, { id, origin: "schedule", hasSecrets: false });
}

/** Whether it has ended now. Another run that is at it is left alone. */
async function goOn(services: Scheduling, backup: BackupRow): Promise<boolean> {
  const { clock } = services;
  const began = clock().getTime();
  const begun = backup.place ? (JSON.parse(backup.place) as Partial<Place>) : {};
  const known: Place = { ...firstPlace(backup.firstChange), ...begun };
  if (known.busyUntil > began) return false;
  let place: Place = { ...known, busyUntil: began + lease };
  if (!(await move(services, backup, backup.place, place))) return false;
  try {
    for (let steps = 0; steps < mostSteps && clock().getTime() - began < runTakes; steps++) {
      if (statementsLeft() < statementsNeeded) return false;
      const next = await takeStep(services, backup, place);
      if (!next) return true;
      const moved = { ...next, busyUntil: clock().getTime() + lease };
      if (!(await move(services, backup, JSON.stringify(place), moved))) return false;
      place = moved;
    }
  } catch (error) {
    const trouble = "A step failed; the next run tries it again. The Worker’s log says why.";
    await services.db.update(backups).set({ trouble }).where(eq(backups.id, backup.id));
    throw error;
  } finally {
    await move(services, backup, JSON.stringify(place), { ...place, busyUntil: 0 });
  }
  return false;
}

/** From one place to the next, where no other run has moved meanwhile. */
async function move({ db }: Scheduling, { id }: BackupRow, from: string, to: Place): Promise<boolean> {
  const moved = await db
    .update(backups)
    .set({ place: JSON.stringify(to) })
    .where(and(eq(backups.id, id), eq(backups.place, from), isNull(backups.endedAt)))
    .returning({ id: backups.id });
  return moved.length > 0;
}
