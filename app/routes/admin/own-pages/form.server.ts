import { data } from "react-router";
import { parseForm, refused, typedIn } from "#app/respond.ts";
import { publishedNotice } from "#app/ui/notice/notices.ts";
import { baseInput, draftChangeInput, draftFields, draftInput, scheduleInput } from "#domain/drafts/draft.ts";
import { createDraftOnce, findDraft, saveDraft } from "#domain/drafts/drafts.server.ts";
import { previewInput } from "#domain/drafts/preview-link.ts";
import { makePreviewLink, revokePreviewLink } from "#domain/drafts/preview-links.server.ts";
import { publishPage, refuseUnpublishablePage } from "#domain/drafts/publish-page.server.ts";
import { scheduleDraft, unscheduleDraft } from "#domain/drafts/scheduling.server.ts";
import { findFacts } from "#domain/facts/facts.server.ts";
import type { Owner } from "#domain/identity/owner.ts";
import { unpublishPage } from "#domain/own-pages/trash.server.ts";
import { isRefused, refuse, type Refused } from "#domain/outcome.ts";
import type { Services } from "#domain/services.ts";
import { answerForm, type FormHandler, type Led } from "../answer-form.server.ts";

const list = "/admin/pages";
const opened = (id: string) => `${list}?page=${id}`;

/** What each button of the page editor does; the answer is where to go next, or why not. */
const intents: Record<string, FormHandler> = {
  "publish-page": async (services, owner, form, id) => {
    // Before anything is saved: a form that is refused comes back as it was, to be sent again.
    const text = parseForm(draftFields, form);
    if (isRefused(text)) return text;
    const { profile } = await findFacts(services);
    const refusal = await refuseUnpublishablePage(services, { ...text, id }, profile);
    if (refusal) return refusal;
    const page = await save(services, owner, form, id);
    return isRefused(page) ? page : publish(services, owner, page);
  },
  // The editor has saved the text, and knows its version.
  "publish-saved-page": async (services, owner, form, id) => {
    const base = parseForm(baseInput, form);
    return isRefused(base) ? base : publish(services, owner, { id, ...base });
  },
  "save-page": async (services, owner, form, id) => {
    const page = await save(services, owner, form, id);
    return isRefused(page) ? page : opened(page.id);
  },
  "schedule-draft": async (services, owner, form, id) => {
    const change = parseForm(draftChangeInput, form);
    const schedule = parseForm(scheduleInput, form);
    if (isRefused(change)) return change;
    if (isRefused(schedule)) return schedule;
    const draft = await scheduleDraft(services, owner, id, schedule, change);
    return isRefused(draft) ? draft : draft ? opened(id) : gone();
  },
  "unschedule-draft": async (services, owner, _form, id) =>
    (await unscheduleDraft(services, owner, id)) ? opened(id) : gone(),
  "revoke-preview": async (services, owner, form, id) => {
    await revokePreviewLink(services, owner, id);
    return opened(encodeURIComponent(String(form.get("draft") ?? "")));
  },
  "unpublish-page": async (services, owner, _form, id) =>
    (await unpublishPage(services, owner, id)) ? opened(id) : gone(),
};

export function answerPagesForm(services: Services, owner: Owner, form: FormData) {
  if (form.get("intent") === "make-preview") return makePreview(services, owner, form);
  return answerForm(services, owner, form, intents);
}

async function publish(
  services: Services,
  owner: Owner,
  { id, version }: { id: string; version?: number },
): Promise<Led | Refused> {
  const published = await publishPage(services, owner, id, version);
  if (isRefused(published)) return published;
  const page = published && (await findDraft(services, owner, id));
  return page ? { goTo: opened(id), notice: publishedNotice(published.path, page.title) } : gone();
}

/** The draft with the form's text. */
async function save(services: Services, owner: Owner, form: FormData, id: string) {
  if (!id) {
    const input = parseForm(draftInput, form);
    return isRefused(input) ? input : createDraftOnce(services, owner, { ...input, kind: "page" });
  }
  const change = parseForm(draftChangeInput, form);
  if (isRefused(change)) return change;
  return (await saveDraft(services, owner, id, change)) ?? gone();
}

/** Answered at once and without a redirect: the address is shown this one time, and is in no history. */
async function makePreview(services: Services, owner: Owner, form: FormData) {
  const draftId = String(form.get("id") ?? "");
  const input = parseForm(previewInput, form);
  const link = isRefused(input) ? input : await makePreviewLink(services, owner, draftId, input);
  if (isRefused(link) || !link) return refused(link ?? gone(), typedIn(form));
  const { path, expiresAt } = link;
  return data({ made: { path, expiresAt, draftId } }, { status: 201 });
}

function gone(): Refused {
  const message =
    "This page no longer exists; it may have been deleted in another window. Check the trash below. Your text is still in the form.";
  return refuse("missing", "not_found", message);
}
