import * as v from "valibot";
import { draftChangeInput, draftInput } from "#domain/drafts/draft.ts";
import { createDraftOnce, saveDraft } from "#domain/drafts/drafts.server.ts";
import { publishDraft } from "#domain/drafts/publish-draft.server.ts";
import { noteInput } from "#domain/notes/note.ts";
import { publishNote } from "#domain/notes/publishing.server.ts";
import { newPostInput } from "#domain/posts/post.ts";
import { shown, showPost } from "../../api/show.ts";
import { writing } from "../tool.ts";

const asRead = v.pipe(
  v.number(),
  v.integer(),
  v.description("The `version` of the draft as it was read: a newer one is not written over."),
);

export const textTools = [
  writing({
    name: "create_draft",
    isUnseen: true,
    scope: "posts",
    title: "Write a draft",
    description:
      "A new draft, which no reader sees: of a post, or of a letter or page by its `kind`. No tool sends a letter: the owner does. `content` is Markdown. Give `draftKey`, a UUID, to repeat a call safely.",
    input: draftInput,
    run: ({ services, owner }, input) => createDraftOnce(services, owner, input),
  }),
  writing({
    name: "change_draft",
    isUnseen: true,
    scope: "posts",
    title: "Change a draft",
    description:
      "Replaces all fields of a draft: read it first, and send back what is to stay. Its earlier text is kept as a revision.",
    input: v.object({ ...draftChangeInput.entries, id: v.string(), version: asRead }),
    run: ({ services, owner }, { id, ...change }) => saveDraft(services, owner, id, change),
  }),
  writing({
    name: "publish_draft",
    scope: "posts",
    title: "Publish a draft as a post",
    description:
      "Readers see it at once, and it is in the feeds. Send the whole text again. Ask the owner before you publish.",
    input: v.object({ ...newPostInput.entries, id: v.string(), version: asRead }),
    run: async ({ services, owner }, { id, ...post }) =>
      shown(await publishDraft(services, owner, id, post), showPost),
  }),
  writing({
    name: "publish_note",
    scope: "posts",
    title: "Publish a note",
    description:
      "A short text without a title; readers see it at once. `pictures` are addresses of the library. Give `key`, a UUID, to repeat a call safely. Ask the owner before you publish.",
    input: noteInput,
    run: ({ services, owner }, input) => publishNote(services, owner, input),
  }),
];
