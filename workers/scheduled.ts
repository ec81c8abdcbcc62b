import { sweepViews } from "#domain/analytics/views.server.ts";
import { sweepSessions } from "#domain/identity/sessions.server.ts";
import { logError } from "#domain/log.ts";
import { sweepImages } from "#domain/images/sweep.server.ts";
import { forgetUnconfirmed, sweepConfirmations } from "#domain/newsletter/confirming.server.ts";
import { sweepIssues } from "#domain/newsletter/enqueueing.server.ts";
import { sweepTrash } from "#domain/trash/sweep.server.ts";
import type { Env } from "./env.ts";
import { makeServices } from "./services.ts";

const sweeps = [
  sweepSessions,
  sweepIssues,
  sweepConfirmations,
  forgetUnconfirmed,
  sweepTrash,
  sweepViews,
  sweepImages,
];

/** Every five minutes: sweeps what has expired and revives what a crash left. One that breaks stops no other. */
export async function runScheduled(_event: ScheduledController, env: Env): Promise<void> {
  const services = makeServices(env, "");
  for (const sweep of sweeps) await sweep(services).catch(logError);
}
