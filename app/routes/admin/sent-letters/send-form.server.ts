import { redirect } from "react-router";
import { notFound, refused, typedIn, unknownIntent } from "#app/respond.ts";
import type { Owner } from "#domain/identity/owner.ts";
import {
  cancelIssue,
  pauseIssue,
  resumeIssue,
  retryFailed,
  settleUncertain,
} from "#domain/newsletter/ledger/controls.server.ts";
import { showInArchive } from "#domain/newsletter/archive/archive.server.ts";
import { undoSend } from "#domain/newsletter/ledger/undo-send.server.ts";
import { isRefused } from "#domain/outcome.ts";
import type { Services } from "#domain/services.ts";

const intents = {
  pause: pauseIssue,
  resume: resumeIssue,
  cancel: cancelIssue,
  retry: retryFailed,
  believe: (services: Services, owner: Owner, id: string) => settleUncertain(services, owner, id, "accepted"),
  again: (services: Services, owner: Owner, id: string) => settleUncertain(services, owner, id, "again"),
  show: (services: Services, owner: Owner, id: string) => showInArchive(services, owner, id, true),
  hide: (services: Services, owner: Owner, id: string) => showInArchive(services, owner, id, false),
};

export type SendIntent = keyof typeof intents | "take-back";

/** What each button of a send's page does. */
export async function answerSendForm(services: Services, owner: Owner, id: string, form: FormData) {
  const typed = typedIn(form);
  const { intent = "" } = typed;
  if (intent === "take-back") {
    const taken = await undoSend(services, owner, id);
    if (!taken) throw notFound("This send has already been undone.");
    return isRefused(taken) ? refused(taken, typed) : redirect(`/admin/email?letter=${taken.draftId}`, 303);
  }
  if (!Object.hasOwn(intents, intent)) {
    return refused(unknownIntent, typed);
  }
  const issue = await intents[intent as keyof typeof intents](services, owner, id);
  if (!issue) throw notFound("This send does not exist.");
  return isRefused(issue) ? refused(issue, typed) : redirect(`/admin/email/letters/${id}`, 303);
}
