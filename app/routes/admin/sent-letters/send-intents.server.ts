import { notFound } from "#app/respond.ts";
import type { Owner } from "#domain/identity/owner.ts";
import type { LetterIssue } from "#domain/newsletter/issue.ts";
import {
  cancelIssue,
  pauseIssue,
  resumeIssue,
  retryFailed,
  settleUncertain,
} from "#domain/newsletter/ledger/controls.server.ts";
import { showInArchive } from "#domain/newsletter/archive/archive.server.ts";
import { undoSend } from "#domain/newsletter/ledger/undo-send.server.ts";
import { isRefused, type Refused } from "#domain/outcome.ts";
import type { Services } from "#domain/services.ts";
import type { FormHandler } from "../answer-form.server.ts";

type Command = (services: Services, owner: Owner, id: string) => Promise<LetterIssue | Refused | null>;

/** Leads back to the send, which then shows its new state. */
const change =
  (command: Command): FormHandler =>
  async (services, owner, _form, id) => {
    const issue = await command(services, owner, id);
    if (!issue) throw notFound("This send does not exist.");
    return isRefused(issue) ? issue : `/admin/email/letters/${id}`;
  };

/** What each button of a send's page does. */
export const sendIntents = {
  "take-back": async (services, owner, _form, id) => {
    const taken = await undoSend(services, owner, id);
    if (!taken) throw notFound("This send has already been undone.");
    return isRefused(taken) ? taken : `/admin/email?letter=${taken.draftId}`;
  },
  pause: change(pauseIssue),
  resume: change(resumeIssue),
  cancel: change(cancelIssue),
  retry: change(retryFailed),
  believe: change((services, owner, id) => settleUncertain(services, owner, id, "accepted")),
  again: change((services, owner, id) => settleUncertain(services, owner, id, "again")),
  show: change((services, owner, id) => showInArchive(services, owner, id, true)),
  hide: change((services, owner, id) => showInArchive(services, owner, id, false)),
} satisfies Record<string, FormHandler>;

export type SendIntent = keyof typeof sendIntents;
