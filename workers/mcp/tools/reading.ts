import * as v from "valibot";
import { draftKinds } from "#domain/drafts/draft.ts";
import { findDraft, listDrafts } from "#domain/drafts/drafts.server.ts";
import { imageAddress, imageListInput } from "#domain/media/image.ts";
import { listImages } from "#domain/media/images.server.ts";
import { pageOfIssues, readSentLetter } from "#domain/newsletter/issues.server.ts";
import { listNotes } from "#domain/notes/notes.server.ts";
import { findPost, listPosts } from "#domain/posts/posts.server.ts";
import { countSubscribers } from "#domain/subscribers/subscribers.server.ts";
import { searchTerms } from "#domain/text/fold.ts";
import { listByPlace } from "#domain/works/owners-list.server.ts";
import { findOwnersWork } from "#domain/works/owners-works.server.ts";
import { workKinds } from "#domain/works/work.ts";
import { showListedWork, showWork } from "../../api/show-work.ts";
import { shown, showPost, showSummary } from "../../api/show.ts";
import { reading } from "../tool.ts";

const described = <Schema extends v.GenericSchema>(schema: Schema, words: string) =>
  v.pipe(schema, v.description(words));

const search = described(
  v.optional(v.string(), ""),
  "Search terms, separated by commas; every term must be found. Leave it out to list everything.",
);
const cursor = described(v.optional(v.string()), "The `cursor` that the page before answered.");
const limit = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)), 20);
const workKind = v.picklist(workKinds);

export const readingTools = [
  reading({
    name: "list_posts",
    title: "List or search posts",
    description: "Published posts, newest first, without their texts.",
    input: v.object({ search, cursor, limit }),
    async run({ services }, wanted) {
      const page = await listPosts(services, wanted);
      return { posts: page.posts.map(showSummary), cursor: page.cursor };
    },
  }),
  reading({
    name: "read_post",
    title: "Read a post",
    description: "One published post with its text in Markdown.",
    input: v.object({ post: described(v.string(), "Its slug or its id.") }),
    run: async ({ services }, { post }) => shown(await findPost(services, post), showPost),
  }),
  reading({
    name: "list_drafts",
    title: "List or search drafts",
    description: "Drafts of posts, letters or pages, newest first, without their texts.",
    input: v.object({ search, kind: v.optional(v.picklist(draftKinds), "post") }),
    async run({ services, owner }, wanted) {
      const drafts = await listDrafts(services, owner, wanted.search, wanted.kind);
      return { drafts: drafts.map(({ content: _content, ...listed }) => listed) };
    },
  }),
  reading({
    name: "read_draft",
    title: "Read a draft",
    description: "One draft with its text in Markdown and its version, which a change needs.",
    input: v.object({ id: v.string() }),
    run: ({ services, owner }, { id }) => findDraft(services, owner, id),
  }),
  reading({
    name: "list_notes",
    title: "List notes",
    description: "Published notes, newest first: short texts without a title.",
    input: v.object({ cursor, limit }),
    run: ({ services }, wanted) => listNotes(services, wanted),
  }),
  reading({
    name: "list_letters",
    title: "List letters",
    description:
      "Letters to subscribers that were sent or are scheduled, newest first, with how many were delivered.",
    input: v.object({ cursor, limit }),
    run: ({ services, owner }, wanted) => pageOfIssues(services, owner, wanted),
  }),
  reading({
    name: "read_letter",
    title: "Read a letter",
    description: "One letter that was sent or is scheduled, with its text in Markdown.",
    input: v.object({ id: v.string() }),
    run: ({ services, owner }, { id }) => readSentLetter(services, owner, id),
  }),
  reading({
    name: "list_pictures",
    title: "List or search pictures, films and sounds",
    description: "The media library, newest first. `address` is what a text names, as in ![alt](address).",
    input: imageListInput,
    async run({ services, owner }, wanted) {
      const { images, ...page } = await listImages(services, owner, wanted);
      return {
        ...page,
        images: images.map(({ id, name, kind, folder, alt, caption, createdAt }) => {
          return { id, address: imageAddress(id), name, kind, folder, alt, caption, createdAt };
        }),
      };
    },
  }),
  reading({
    name: "list_works",
    title: "List or search works",
    description: "Projects, artworks or zines in their order, hidden ones too, without their texts.",
    input: v.object({ kind: workKind, search, page: v.optional(v.number(), 1) }),
    async run({ services, owner }, { kind, search: typed, page }) {
      const list = await listByPlace(services, owner, { kind, terms: searchTerms(typed), page });
      return { ...list, works: list.works.map(showListedWork) };
    },
  }),
  reading({
    name: "read_work",
    title: "Read a work",
    description: "One project, artwork or zine with all its facts.",
    input: v.object({ kind: workKind, id: v.string() }),
    run: async ({ services, owner }, { kind, id }) =>
      shown(await findOwnersWork(services, owner, kind, id), showWork),
  }),
  reading({
    name: "count_subscribers",
    title: "Count subscribers",
    description: "How many people subscribe, by state. Addresses are never given.",
    input: v.object({}),
    run: ({ services, owner }) => countSubscribers(services, owner),
  }),
];
