import * as v from "valibot";
import { press, type Press } from "#app/press.server.ts";
import { opening, publishedNotice, savedNotice } from "#app/ui/notice/notices.ts";
import type { FormLink } from "#app/ui/post-editor/side/draft-panels.tsx";
import { baseInput, draftChangeInput, draftInput } from "#domain/drafts/draft.ts";
import { createDraftOnce, saveDraft } from "#domain/drafts/drafts.server.ts";
import { importDraft } from "#domain/drafts/import-draft.server.ts";
import { publishDraft } from "#domain/drafts/publish-draft.server.ts";
import { isRefused, refuseField } from "#domain/outcome.ts";
import { newPostInput, postChangeInput } from "#domain/posts/post.ts";
import { publishPost, updatePost } from "#domain/posts/publishing.server.ts";
import { goneText, id, planPresses, written } from "../drafts/editor-presses.server.ts";

const opened = (id: string, isScheduled = false) =>
  `/admin/blog?draft=${id}&${isScheduled ? "scheduled" : "edit"}`;
const published = ({ slug, title }: { slug: string; title: string }) => ({
  goTo: "/blog",
  ...publishedNotice(`/blog/${slug}`, title),
});
const trash = "at /admin/blog/trash";
const gone = { post: goneText("post", trash), draft: goneText("draft", trash) };

/** What each button of the editor does. */
export const editorPresses: Record<string, Press<{ made: FormLink }>> = {
  ...planPresses(opened, gone.draft),
  "publish-post": press(newPostInput, publishPost, published, written),
  "create-draft": press(draftInput, createDraftOnce, ({ id }) => ({ goTo: opened(id) }), written),
  "publish-draft": press(
    v.object({ ...newPostInput.entries, ...baseInput.entries, id }),
    async (services, owner, { id, ...text }) => (await publishDraft(services, owner, id, text)) ?? gone.draft,
    published,
    written,
  ),
  "close-draft": press(
    v.object({ ...draftChangeInput.entries, id }),
    async (services, owner, { id, ...text }) => (await saveDraft(services, owner, id, text)) ?? gone.draft,
    ({ id }) => ({ goTo: "/admin/blog", ...savedNotice("draft"), ...opening("draft", id) }),
    written,
  ),
  "update-post": press(
    v.object({ ...postChangeInput.entries, id }),
    async (services, owner, { id, ...text }) => (await updatePost(services, owner, id, text)) ?? gone.post,
    ({ slug }) => ({ goTo: `/blog/${slug}/`, ...savedNotice("post") }),
    written,
  ),
  "import-draft": async (services, owner, form) => {
    const file = form.get("file");
    if (!(file instanceof File) || file.name === "")
      return refuseField("invalid", "file_missing", "file", "Choose a Markdown file (.md) first.");
    const bytes = new Uint8Array(await file.arrayBuffer());
    const draft = await importDraft(services, owner, { name: file.name, bytes });
    return isRefused(draft) ? draft : { goTo: opened(draft.id) };
  },
};
