import { data } from "react-router";
import { parseForm, refused, typedIn } from "#app/respond.ts";
import { deletedNotice, opening, placesOf, publishedNotice, savedNotice } from "#app/ui/notice/notices.ts";
import { baseInput, draftChangeInput, draftInput, scheduleInput } from "#domain/drafts/draft.ts";
import { createDraftOnce, deleteDraft, restoreDraft, saveDraft } from "#domain/drafts/drafts.server.ts";
import { importDraft } from "#domain/drafts/import-draft.server.ts";
import { previewInput } from "#domain/drafts/preview-link.ts";
import { makePreviewLink, revokePreviewLink } from "#domain/drafts/preview-links.server.ts";
import { publishDraft } from "#domain/drafts/publish-draft.server.ts";
import { scheduleDraft, unscheduleDraft } from "#domain/drafts/scheduling.server.ts";
import type { Owner } from "#domain/identity/owner.ts";
import { isRefused, refuse, refuseField, type Refused } from "#domain/outcome.ts";
import { resetLikes } from "#domain/posts/likes.server.ts";
import { newPostInput, postChangeInput } from "#domain/posts/post.ts";
import { findPost } from "#domain/posts/posts.server.ts";
import { publishPost, updatePost } from "#domain/posts/publishing.server.ts";
import { deletePost, restorePost } from "#domain/posts/trash.server.ts";
import type { Services } from "#domain/services.ts";
import { answerForm, type FormHandler, type Led } from "../answer-form.server.ts";
import { blogPageAt, listPageAddress, readListView } from "../blog-lists/list-view.ts";

/** What each button of the editor and the lists does; the answer is where to go next, or why not. */
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
  "reset-likes": async (services, owner, form, id) => {
    if (!(await resetLikes(services, owner, id))) return gone("post");
    const list = listIn(form, "post");
    const post = list ? null : await findPost(services, id);
    const goTo = list ?? (post ? `/blog/${post.slug}/` : "/blog");
    return { goTo, notice: { words: "The likes are reset." } };
  },
  "delete-post": async (services, owner, form, id) => {
    if (!(await deletePost(services, owner, id))) return gone("post");
    const list = listIn(form, "post", id);
    return { goTo: list ?? "/blog", notice: deletedNotice("post", id, placesOf.post, list) };
  },
  "delete-draft": async (services, owner, form, id) => {
    const deleted = await deleteDraft(services, owner, id);
    if (!deleted) return gone("draft");
    const list = listIn(form, "draft", id);
    const goTo = list ?? "/admin/blog";
    return deleted.isInTrash ? { goTo, notice: deletedNotice("draft", id, placesOf.draft, list) } : goTo;
  },
  "restore-post": async (services, owner, form, id) => {
    const restored = await restorePost(services, owner, id);
    return onward("post", restored, () => backIn("post", form, id));
  },
  "restore-draft": async (services, owner, form, id) =>
    (await restoreDraft(services, owner, id)) ? backIn("draft", form, id) : gone("draft"),
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

function backIn(kind: "post" | "draft", form: FormData, id: string): Led {
  const notice = { words: `The ${kind} is restored.`, ...opening(kind, id) };
  return { goTo: listIn(form, kind) ?? "/admin/blog", notice };
}

/** The list that the button was in; null where it was elsewhere. */
function listIn(form: FormData, kind: "post" | "draft", deletedId?: string): string | null {
  const list = form.get("list");
  return typeof list === "string" ? listAddress(list, kind, deletedId) : null;
}

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

/** What the address of /admin/blog says of the text that is open in the editor. */
const kept = ["draft", "post", "edit"];

/**
 * The list that a button was in, as it was filtered and paged; null where there is no such list. `list` is the path and query of
 * that page; a text that was deleted is open in the editor no longer.
 */
function listAddress(list: string, kind: "post" | "draft", deletedId = ""): string | null {
  const [path = "", search = ""] = list.split("?");
  const page = blogPageAt(path);
  const query = new URLSearchParams(search);
  if (!page) return null;
  if (page !== "write") return listPageAddress(page, readListView(query));
  const isOpen = deletedId !== "" && query.get(kind) === deletedId;
  const entries = [...query].filter(
    ([name]) => kept.includes(name) && !(isOpen && (name === kind || name === "edit")),
  );
  const rest = new URLSearchParams(entries).toString();
  return `/admin/blog${rest && `?${rest}`}`;
}
