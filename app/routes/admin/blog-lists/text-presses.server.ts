import * as v from "valibot";
import { press, type Press } from "#app/press.server.ts";
import { inTrash, opening } from "#app/ui/notice/notices.ts";
import { deleteDraft, restoreDraft } from "#domain/drafts/drafts.server.ts";
import { draftLetterFrom } from "#domain/newsletter/letter-drafts.server.ts";
import { resetLikes } from "#domain/posts/likes.server.ts";
import { findPost } from "#domain/posts/posts.server.ts";
import { deletePost, restorePost } from "#domain/posts/trash.server.ts";
import { draftAddress } from "#domain/text/draft-address.ts";

/** A post or draft. A press in a list stays there, or closes the editor above it; elsewhere each leads to a place of its own. */
const ofText = v.object({ id: v.string(), list: v.optional(v.picklist(["here", "/admin/blog"])) });

const leading = ({ list }: v.InferOutput<typeof ofText>, elsewhere: string) => ({
  goTo: list === "here" ? undefined : (list ?? elsewhere),
});

const restored = (kind: "post" | "draft", id: string) => ({
  words: `The ${kind} is restored.`,
  ...opening(kind, id),
});

/** What can be done with a post or draft without changing its text. */
export const textPresses: Record<string, Press> = {
  "delete-post": press(
    ofText,
    (services, owner, { id }) => deletePost(services, owner, id),
    (_, input) => ({ ...leading(input, "/blog"), ...inTrash("post", input.id) }),
  ),
  "delete-draft": press(
    ofText,
    (services, owner, { id }) => deleteDraft(services, owner, id),
    ({ isInTrash }, input) => ({
      ...leading(input, "/admin/blog"),
      ...(isInTrash && inTrash("draft", input.id)),
    }),
  ),
  "restore-post": press(
    ofText,
    (services, owner, { id }) => restorePost(services, owner, id),
    ({ id }) => restored("post", id),
  ),
  "restore-draft": press(
    ofText,
    (services, owner, { id }) => restoreDraft(services, owner, id),
    ({ id }) => restored("draft", id),
  ),
  "reset-likes": press(
    ofText,
    async (services, owner, { id }) => (await resetLikes(services, owner, id)) && findPost(services, id),
    ({ slug }, { list }) => ({
      goTo: list ? undefined : `/blog/${slug}/`,
      words: "The likes are reset.",
    }),
  ),
  "letter-from-post": press(
    ofText,
    (services, owner, { id }) => draftLetterFrom(services, owner, id),
    (letter) => ({ goTo: draftAddress(letter) }),
  ),
};
