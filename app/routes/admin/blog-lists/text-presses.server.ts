import { press, type Press } from "#app/press.server.ts";
import { inTrash, opening } from "#app/ui/notice/notices.ts";
import { draftLetterFrom } from "#domain/newsletter/letter-drafts.server.ts";
import { resetLikes } from "#domain/posts/likes.server.ts";
import { findPost } from "#domain/posts/posts.server.ts";
import { deletePost, restorePost } from "#domain/posts/trash.server.ts";
import { draftAddress } from "#domain/text/draft-address.ts";
import { draftPresses, ofText } from "../drafts/draft-presses.server.ts";

const places = { here: undefined, home: "/admin/blog" };

/** What can be done with a post or draft without changing its text. */
export const textPresses: Record<string, Press> = {
  ...draftPresses("draft", "/admin/blog"),
  "delete-post": press(
    ofText,
    (services, owner, { id }) => deletePost(services, owner, id),
    (_, { id, list }) => ({ goTo: list ? places[list] : "/blog", ...inTrash("post", id) }),
  ),
  "restore-post": press(
    ofText,
    (services, owner, { id }) => restorePost(services, owner, id),
    ({ id }) => ({ words: "The post is restored.", ...opening("post", id) }),
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
