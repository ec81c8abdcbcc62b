import { cronRuns } from "#db/schema.ts";
import type { Services } from "../services.ts";

/** Notes that a cron trigger has run to its end: `npm run doctor` looks how long ago that was. */
export async function noteCronRun(
  { db, clock }: Pick<Services, "db" | "clock">,
  { cron, failures }: { cron: string; failures: number },
): Promise<void> {
  const run = { endedAt: clock(), failures };
  await db
    .insert(cronRuns)
    .values({ cron, ...run })
    .onConflictDoUpdate({ target: cronRuns.cron, set: run });
}
