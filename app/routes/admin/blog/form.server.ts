import { data } from "react-router";
import { parseForm, refused, typedIn } from "#app/respond.ts";
import { opening, publishedNotice, savedNotice } from "#app/ui/notice/notices.ts";
import { baseInput, draftChangeInput, draftInput, scheduleInput } from "#domain/drafts/draft.ts";
import { createDraftOnce, saveDraft } from "#domain/drafts/drafts.server.ts";
import { importDraft } from "#domain/drafts/import-draft.server.ts";
import { previewInput } from "#domain/drafts/preview-link.ts";
import { makePreviewLink, revokePreviewLink } from "#domain/drafts/preview-links.server.ts";
import { publishDraft } from "#domain/drafts/publish-draft.server.ts";
import { scheduleDraft, unscheduleDraft } from "#domain/drafts/scheduling.server.ts";
import type { Owner } from "#domain/identity/owner.ts";
import { isRefused, refuse, refuseField, type Refused } from "#domain/outcome.ts";
import { newPostInput, postChangeInput } from "#domain/posts/post.ts";
import { publishPost, updatePost } from "#domain/posts/publishing.server.ts";
import type { Services } from "#domain/services.ts";
import { answerForm, type FormHandler, type Led } from "../answer-form.server.ts";

/** What each button of the editor does; the answer is where to go next, or why not. */
const intents: Record<string, FormHandler> = {
  "publish-post": async (services, owner, form) => {
    const input = parseForm(newPostInput, form);
    const post = isRefused(input) ? input : await publishPost(services, owner, input);
    return onward("post", post, published);
  },
  "create-draft": async (services, owner, form) => {
    const input = parseForm(draftInput, form);
    const draft = isRefused(input) ? input : await createDraftOnce(services, owner, input);
    return onward("draft", draft, ({ id }) => `/admin/blog?draft=${id}&edit`);
  },
  "publish-draft": async (services, owner, form, id) => {
    const input = parseForm(newPostInput, form);
    const base = parseForm(baseInput, form);
    if (isRefused(input)) return input;
    if (isRefused(base)) return base;
    const post = await publishDraft(services, owner, id, { ...input, ...base });
    return onward("draft", post, published);
  },
  "close-draft": async (services, owner, form, id) => {
    const input = parseForm(draftChangeInput, form);
    const draft = isRefused(input) ? input : await saveDraft(services, owner, id, input);
    const notice = { ...savedNotice("draft"), ...opening("draft", id) };
    return onward("draft", draft, () => ({ goTo: "/admin/blog", notice }));
  },
  "schedule-draft": async (services, owner, form, id) => {
    const change = parseForm(draftChangeInput, form);
    const schedule = parseForm(scheduleInput, form);
    if (isRefused(change)) return change;
    if (isRefused(schedule)) return schedule;
    const draft = await scheduleDraft(services, owner, id, schedule, change);
    return onward("draft", draft, () => `/admin/blog?draft=${id}&scheduled`);
  },
  "unschedule-draft": async (services, owner, _form, id) =>
    (await unscheduleDraft(services, owner, id)) ? `/admin/blog?draft=${id}&edit` : gone("draft"),
  "revoke-preview": async (services, owner, form, id) => {
    await revokePreviewLink(services, owner, id);
    return `/admin/blog?draft=${encodeURIComponent(String(form.get("draft") ?? ""))}&edit`;
  },
  "import-draft": async (services, owner, form) => {
    const file = form.get("file");
    if (!(file instanceof File) || file.name === "") return noFile();
    const bytes = new Uint8Array(await file.arrayBuffer());
    const draft = await importDraft(services, owner, { name: file.name, bytes });
    return onward("draft", draft, ({ id }) => `/admin/blog?draft=${id}&edit`);
  },
  "update-post": async (services, owner, form, id) => {
    const input = parseForm(postChangeInput, form);
    const post = isRefused(input) ? input : await updatePost(services, owner, id, input);
    return onward("post", post, ({ slug }) => ({ goTo: `/blog/${slug}/`, notice: savedNotice("post") }));
  },
};

/** Does what the form's `intent` asks, then redirects; a refusal gives back everything that was typed. */
export function answerBlogForm(services: Services, owner: Owner, form: FormData) {
  if (form.get("intent") === "make-preview") return makePreview(services, owner, form);
  return answerForm(services, owner, form, intents);
}

/** Leads on from what a command returned, where it was neither refused nor too late. */
function onward<Text>(
  kind: "post" | "draft",
  text: Text | Refused | null,
  to: (text: Text) => string | Led,
): string | Led | Refused {
  if (isRefused(text)) return text;
  return text ? to(text) : gone(kind);
}

const published = ({ slug, title }: { slug: string; title: string }): Led => ({
  goTo: "/blog",
  notice: publishedNotice(`/blog/${slug}`, title),
});

/** Answered at once and without a redirect: the address is shown this one time, and is in no history. */
async function makePreview(services: Services, owner: Owner, form: FormData) {
  const draftId = String(form.get("id") ?? "");
  const input = parseForm(previewInput, form);
  const link = isRefused(input) ? input : await makePreviewLink(services, owner, draftId, input);
  if (isRefused(link)) return refused(link, typedIn(form));
  if (!link) return refused(gone("draft"), typedIn(form));
  const { path, expiresAt } = link;
  return data({ made: { path, expiresAt, draftId } }, { status: 201 });
}

function gone(what: "post" | "draft"): Refused {
  const message = `This ${what} no longer exists; it may have been deleted in another window. Check the trash at /admin/blog/trash. Your text is still in the form.`;
  return refuse("missing", "not_found", message);
}

function noFile(): Refused {
  return refuseField("invalid", "file_missing", "file", "Choose a Markdown file (.md) first.");
}
