import { redirect } from "react-router";
import { parseForm, refused, typedIn } from "#app/respond.ts";
import { draftChangeInput, draftInput } from "#domain/drafts/draft.ts";
import { createDraftOnce, deleteDraft, restoreDraft, saveDraft } from "#domain/drafts/drafts.server.ts";
import { publishDraft } from "#domain/drafts/publish-draft.server.ts";
import type { Owner } from "#domain/identity/owner.ts";
import { isRefused, refuse, type Refused } from "#domain/outcome.ts";
import { resetLikes } from "#domain/posts/likes.server.ts";
import { newPostInput, postChangeInput } from "#domain/posts/post.ts";
import { deletePost, findPost } from "#domain/posts/posts.server.ts";
import { publishPost, updatePost } from "#domain/posts/publishing.server.ts";
import { restorePost } from "#domain/posts/trash.server.ts";
import type { Services } from "#domain/services.ts";

type Handler = (services: Services, owner: Owner, form: FormData, id: string) => Promise<string | Refused>;

/** What each button of the editor and the lists does; the answer is where to go next, or why not. */
const intents: Record<string, Handler> = {
  "publish-post": async (services, owner, form) => {
    const input = parseForm(newPostInput, form);
    const post = isRefused(input) ? input : await publishPost(services, owner, input);
    return isRefused(post) ? post : "/blog";
  },
  "create-draft": async (services, owner, form) => {
    const input = parseForm(draftInput, form);
    const draft = isRefused(input) ? input : await createDraftOnce(services, owner, input);
    if (isRefused(draft)) return draft;
    return `/admin/blog?draft=${draft.id}&just-made`;
  },
  "publish-draft": async (services, owner, form, id) => {
    const input = parseForm(newPostInput, form);
    const post = isRefused(input) ? input : await publishDraft(services, owner, id, input);
    if (isRefused(post)) return post;
    return post ? "/blog" : gone("draft");
  },
  "close-draft": async (services, owner, form, id) => {
    const input = parseForm(draftChangeInput, form);
    const draft = isRefused(input) ? input : await saveDraft(services, owner, id, input);
    if (isRefused(draft)) return draft;
    return draft ? "/admin/blog" : gone("draft");
  },
  "update-post": async (services, owner, form, id) => {
    const input = parseForm(postChangeInput, form);
    const post = isRefused(input) ? input : await updatePost(services, owner, id, input);
    if (isRefused(post)) return post;
    return post ? `/blog/${post.slug}/` : gone("post");
  },
  "reset-likes": async (services, owner, _form, id) => {
    if (!(await resetLikes(services, owner, id))) return gone("post");
    const post = await findPost(services, id);
    return post ? `/blog/${post.slug}/` : "/blog";
  },
  "delete-post": async (services, owner, _form, id) =>
    (await deletePost(services, owner, id)) ? "/blog" : gone("post"),
  "delete-draft": async (services, owner, _form, id) =>
    (await deleteDraft(services, owner, id)) ? "/admin/blog" : gone("draft"),
  "restore-post": async (services, owner, _form, id) => {
    const restored = await restorePost(services, owner, id);
    if (isRefused(restored)) return restored;
    return restored ? "/admin/blog" : gone("post");
  },
  "restore-draft": async (services, owner, _form, id) =>
    (await restoreDraft(services, owner, id)) ? "/admin/blog" : gone("draft"),
};

/** Does what the form's `intent` asks, then redirects; a refusal gives back everything that was typed. */
export async function answerBlogForm(services: Services, owner: Owner, form: FormData) {
  const intent = String(form.get("intent") ?? "");
  const handler = Object.hasOwn(intents, intent) ? intents[intent] : undefined;
  const unknown = refuse(
    "invalid",
    "unknown_intent",
    "This form asks for something the site does not know. Reload the page and try again.",
  );
  const outcome = handler
    ? await handler(services, owner, withoutBlanks(form), String(form.get("id") ?? ""))
    : unknown;
  return isRefused(outcome) ? refused(outcome, typedIn(form)) : redirect(outcome, 303);
}

/** Fields that scripts fill stay empty without them: then they are not there. */
function withoutBlanks(form: FormData): FormData {
  for (const name of ["timeZone", "datetime", "version"]) if (form.get(name) === "") form.delete(name);
  return form;
}

function gone(what: "post" | "draft"): Refused {
  const message = `This ${what} is no longer there: it may have been deleted in another window. Look in the trash below; your text is still in the form.`;
  return refuse("missing", "not_found", message);
}
