import { countStatements, statementsLeft } from "#db/d1/statements.ts";
import { noteCronRun } from "#domain/cron-runs/cron-runs.server.ts";
import { checkDueLinks, readLinks } from "#domain/addresses/links.server.ts";
import { sweepMissing } from "#domain/addresses/missing.server.ts";
import { sweepViews } from "#domain/analytics/views.server.ts";
import { publishDue } from "#domain/drafts/scheduling.server.ts";
import { sweepBackups } from "#domain/backup/backups.server.ts";
import { runSchedule } from "#domain/backup/schedule/run-schedule.server.ts";
import { sweepPreviewLinks } from "#domain/drafts/preview-links.server.ts";
import { sweepIdentityEvents } from "#domain/identity/events.server.ts";
import { sweepPrograms } from "#domain/identity/programs/programs.server.ts";
import { sweepPersonalTokens } from "#domain/identity/tokens/personal-tokens.server.ts";
import { sweepSessions } from "#domain/identity/sessions/session-ends.server.ts";
import { logError } from "#domain/log.ts";
import { purgeAll } from "#domain/purging/purging.server.ts";
import { hashEarlierFiles } from "#domain/media/upload/hash-earlier.server.ts";
import { renderEarlierTexts } from "#domain/rendering/render-earlier.server.ts";
import { sweepRestores } from "#domain/restore/discard-restore.server.ts";
import { renderRestored } from "#domain/restore/render-restored.server.ts";
import { sweepImages } from "#domain/media/files/sweep.server.ts";
import { forgetUnconfirmed, sweepConfirmations } from "#domain/subscribers/confirming.server.ts";
import { sweepImports } from "#domain/subscribers/importing/imports.server.ts";
import { sweepReading } from "#domain/subscribers/importing/read-on.server.ts";
import { sweepMailEvents } from "#domain/newsletter/mail-events.server.ts";
import { sweepIssues } from "#domain/newsletter/ledger/sweep-issues.server.ts";
import { sweepDigest } from "#domain/newsletter/digest/sweep-digest.server.ts";
import { sendDueWelcomes } from "#domain/newsletter/welcome/send-welcomes.server.ts";
import { sweepUncounted } from "#domain/posts/words.server.ts";
import { sweepRevisions } from "#domain/revisions/revisions.server.ts";
import { announceEvents, sweepMessages } from "#domain/webhooks/announcing.server.ts";
import { reviveMessages } from "#domain/webhooks/deliver-message.server.ts";
import { sweepDeletedNotes } from "#domain/notes/trash.server.ts";
import { sweepBulkChanges } from "#domain/bulk/bulk-changes.server.ts";
import { nameWaiting } from "#domain/finding/write-names.server.ts";
import { foldWaitingDrafts } from "#domain/drafts/draft-search.server.ts";
import { sweepTrash } from "#domain/drafts/drafts.server.ts";
import { showDueWorks } from "#domain/works/hide-work.server.ts";
import type { AskInside } from "@toadstool/mail/review";
import type { Services } from "#domain/services.ts";
import type { Env } from "./env.ts";
import { servicesFor } from "./services.ts";

type Part = (services: Services) => Promise<void>;

/** What readers wait for. */
const first: Part[] = [publishDue, showDueWorks, purgeAll];

/** What has its time, and what a crash interrupted. */
const timely: Part[] = [
  renderRestored,
  sweepIssues,
  sendDueWelcomes,
  sweepDigest,
  sweepReading,
  sweepUncounted,
  foldWaitingDrafts,
  nameWaiting,
  announceEvents,
  reviveMessages,
];

/** What only tidies, a part of it in each run. */
export const tidying: Part[][] = [
  [sweepDeletedNotes, sweepTrash],
  [sweepImages],
  // What a restore that was given up has left is removed with the images.
  [sweepRestores, sweepSessions, sweepBackups, sweepIdentityEvents, sweepPersonalTokens, sweepPrograms],
  [sweepConfirmations, forgetUnconfirmed, sweepViews, sweepPreviewLinks, sweepImports],
];

/** What goes through all texts and files, a part of them at a time. */
const atNight: Part[][] = [[renderEarlierTexts], [readLinks], [hashEarlierFiles]];

/** Look at many rows of a large table. */
const daily: Part[] = [sweepBulkChanges, sweepRevisions, sweepMailEvents, sweepMissing, sweepMessages];

/** Milliseconds between two runs. */
export const interval = 300_000;

/** What a part needs that does not ask by itself how much is left, and the purge and the note at the end. */
const statementsNeeded = 20;

/**
 * Every five minutes: publishes due drafts and works, deletes expired rows and resumes work that a crash interrupted. A job that fails
 * stops no other. What the statements of this run do not reach comes in the next, for which the order of what can wait turns.
 */
export async function runScheduled(
  { cron, scheduledTime }: ScheduledController,
  env: Env,
  askInside: AskInside,
): Promise<void> {
  const services = servicesFor(env, "");
  const run = Math.floor(scheduledTime / interval);
  const hour = new Date(scheduledTime).getUTCHours();
  const turn = (parts: Part[][]) => parts[run % parts.length] ?? [];
  const others: Part[] = [...timely, (given) => checkDueLinks(given, askInside)];
  const start = run % others.length;
  const rest =
    scheduledTime % 86_400_000 < interval ? daily : turn(hour === 3 || hour === 4 ? atNight : tidying);
  const due = [...first, ...others.slice(start), ...others.slice(0, start), ...rest];
  let failures = 0;
  const take = (part: Part) =>
    part(services).catch((error: unknown) => {
      failures += 1;
      logError(error);
    });
  await countStatements(async () => {
    // oxlint-disable no-await-in-loop -- one after the other
    for (const part of due) if (statementsLeft() >= statementsNeeded) await take(part);
    // A backup takes as many steps as there is room for.
    for (const part of [purgeAll, runSchedule]) await take(part);
    // oxlint-enable no-await-in-loop
    await noteCronRun(services, { cron, failures }).catch(logError);
  });
}
