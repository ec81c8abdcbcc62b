import { sweepViews } from "#domain/analytics/views.server.ts";
import { publishDue } from "#domain/drafts/scheduling.server.ts";
import { sweepPreviewLinks } from "#domain/drafts/preview-links.server.ts";
import { sweepIdentityEvents } from "#domain/identity/events.server.ts";
import { sweepPersonalTokens } from "#domain/identity/tokens/personal-tokens.server.ts";
import { sweepSessions } from "#domain/identity/sessions/session-ends.server.ts";
import { logError } from "#domain/log.ts";
import { sweepImages } from "#domain/media/files/sweep.server.ts";
import { forgetUnconfirmed, sweepConfirmations } from "#domain/subscribers/confirming.server.ts";
import { sweepImports } from "#domain/subscribers/importing/imports.server.ts";
import { sweepReading } from "#domain/subscribers/importing/read-on.server.ts";
import { sweepMailEvents } from "#domain/newsletter/mail-events.server.ts";
import { sweepIssues } from "#domain/newsletter/ledger/sweep-issues.server.ts";
import { sweepWelcomes } from "#domain/subscribers/welcome.server.ts";
import { sweepRevisions } from "#domain/revisions/revisions.server.ts";
import { sweepTrash } from "#domain/drafts/drafts.server.ts";
import type { Env } from "./env.ts";
import { makeServices } from "./services.ts";

const sweeps = [
  publishDue,
  sweepSessions,
  sweepIdentityEvents,
  sweepPersonalTokens,
  sweepIssues,
  sweepConfirmations,
  sweepWelcomes,
  forgetUnconfirmed,
  sweepTrash,
  sweepViews,
  sweepImages,
  sweepPreviewLinks,
  sweepImports,
  sweepReading,
];

/** Look at many rows of a large table. */
const nightly = [sweepRevisions, sweepMailEvents];

/**
 * Every five minutes: publishes due drafts, deletes expired rows and resumes work that a crash interrupted. A job that fails
 * stops no other.
 */
export async function runScheduled({ scheduledTime }: ScheduledController, env: Env): Promise<void> {
  const services = makeServices(env, "");
  const now = new Date(scheduledTime);
  const isNight = now.getUTCHours() === 3 && now.getUTCMinutes() < 5;
  for (const sweep of [...sweeps, ...(isNight ? nightly : [])]) await sweep(services).catch(logError);
}
