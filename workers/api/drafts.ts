import * as v from "valibot";
import {
  baseInput,
  draftCall,
  draftChangeCall,
  draftKinds,
  pageToPublish,
  scheduleInput,
} from "#domain/drafts/draft.ts";
import {
  createDraftOnce,
  deleteDraft,
  findDraft,
  findDraftOfKey,
  listDrafts,
  restoreDraft,
  saveDraft,
} from "#domain/drafts/drafts.server.ts";
import { scheduleDraft, unscheduleDraft } from "#domain/drafts/scheduling.server.ts";
import { publishDraft } from "#domain/drafts/publish-draft.server.ts";
import { publishPage } from "#domain/drafts/publish-page.server.ts";
import { refuse } from "#domain/outcome.ts";
import { newPostInput } from "#domain/posts/post.ts";
import { deletedDraft, draft, post, publishedPage, restored } from "./answers.ts";
import { callsAbout } from "./call.ts";
import { namedTwice, shown, showPost, withCurrent } from "./show.ts";

const call = callsAbout("Drafts");
const draftToPublish = v.object({ ...newPostInput.entries, ...baseInput.entries });
const missing = { 404: "No such draft." };

export const drafts = [
  call({
    method: "get",
    path: "/drafts",
    scope: "read",
    summary: "List drafts, newest first",
    query: {
      q: "Search terms, separated by commas; every term must be found.",
      kind: "`letter` lists drafts of letters, `welcome` those of welcome letters, `page` the texts of pages; otherwise drafts of posts are listed.",
      limit: "1 to 100; all drafts if not given.",
    },
    answers: "An array of drafts.",
    data: v.array(draft),
    errors: { 422: "`limit` is not a number from 1 to 100." },
  }).handledBy(async (c) => {
    const { q, limit } = c.req.query();
    if (limit !== undefined && !/^([1-9]\d?|100)$/.test(limit))
      return refuse("invalid", "invalid_limit", "limit must be a number from 1 to 100.");
    const kind = draftKinds.find((known) => known === c.req.query("kind")) ?? "post";
    const found = await listDrafts(c.var.services, c.var.owner, q, kind, limit ? Number(limit) : undefined);
    return found.map(namedTwice);
  }),

  call({
    method: "get",
    path: "/drafts/:id",
    scope: "read",
    summary: "One draft",
    answers: "The draft.",
    data: draft,
    errors: missing,
  }).handledBy(async (c) =>
    shown(await findDraft(c.var.services, c.var.owner, c.req.param("id")), namedTwice),
  ),

  call({
    method: "post",
    path: "/drafts",
    scope: "posts",
    isUnseen: true,
    summary: "Create a draft",
    description:
      "Create `draftKey` (a UUID) once and repeat it with every attempt: this makes one draft, with the text sent last. `createdAt` is when the text was begun, where it was not now. `change` is the key of a bulk change, which can be undone as a whole.",
    json: draftCall,
    status: 201,
    answers: "The draft, with its `_id`.",
    data: draft,
    errors: {
      409: "The draft of this `draftKey` has been saved since (code `changed_elsewhere`). `data.current` is the current draft. With `change`, the draft is in the trash or published (`made_before`), or the change was undone (`change_undone`).",
      413: "The body is over 2 MB.",
    },
    current: draft,
  }).handledBy(async (c) => {
    const { services, owner } = c.var;
    const input = c.req.valid("json");
    const made = shown(await createDraftOnce(services, owner, input), namedTwice);
    const draftKey = input.draftKey ?? "";
    return withCurrent(made, () => findDraftOfKey(services, owner, draftKey), namedTwice);
  }),

  call({
    method: "put",
    path: "/drafts/:id",
    scope: "posts",
    isUnseen: true,
    summary: "Save a draft",
    description:
      "With `change`, a draft that this bulk change has made is undone with it although it was saved again.",
    json: draftChangeCall,
    answers: "The draft.",
    data: draft,
    errors: {
      ...missing,
      409: "It was saved elsewhere since `version` (code `changed_elsewhere`). `data.current`, beside `error`, is the current draft.",
      413: "The body is over 2 MB.",
    },
    current: draft,
  }).handledBy(async (c) => {
    const { services, owner } = c.var;
    const id = c.req.param("id");
    const saved = shown(await saveDraft(services, owner, id, c.req.valid("json")), namedTwice);
    return withCurrent(saved, () => findDraft(services, owner, id), namedTwice);
  }),

  call({
    method: "delete",
    path: "/drafts/:id",
    scope: "posts",
    summary: "Delete a draft (kept in the trash for 30 days)",
    answers: "Its `id`.",
    data: deletedDraft,
    errors: missing,
  }).handledBy(async (c) =>
    shown(await deleteDraft(c.var.services, c.var.owner, c.req.param("id")), namedTwice),
  ),

  call({
    method: "post",
    path: "/drafts/:id/publish",
    scope: "posts",
    summary: "Publish a draft",
    description:
      "Makes a post of the text that is sent, and removes the draft. Repeat `publishKey` with every attempt: this makes one post.",
    json: draftToPublish,
    status: 201,
    answers: "The post.",
    data: post,
    errors: {
      ...missing,
      409: "The slug is taken, or the draft was saved elsewhere since `version` (code `changed_elsewhere`): `data.current`, beside `error`, is then the current draft.",
      413: "The body is over 2 MB.",
    },
    current: draft,
  }).handledBy(async (c) => {
    const { services, owner } = c.var;
    const id = c.req.param("id");
    const made = shown(await publishDraft(services, owner, id, c.req.valid("json")), showPost);
    return withCurrent(made, () => findDraft(services, owner, id), namedTwice);
  }),

  call({
    method: "post",
    path: "/drafts/:id/page",
    scope: "posts",
    summary: "Publish a page",
    description:
      "Shows readers the page as its draft of kind `page` was saved last; its `slug` is the path. The draft stays, to be changed and published again. `publishedAt` and `updatedAt` are the page’s dates where they are not now; `publishedAt` alone is both.",
    json: pageToPublish,
    answers: "Its `id` and its `path`.",
    data: publishedPage,
    errors: {
      404: "No such draft of a page.",
      409: "The path is taken, or the draft was saved elsewhere since `version` (code `changed_elsewhere`): `data.current`, beside `error`, is then the current draft.",
      422: "A field is invalid, or the draft lacks what a page needs.",
    },
    current: draft,
  }).handledBy(async (c) => {
    const { services, owner } = c.var;
    const id = c.req.param("id");
    const { version, ...dates } = c.req.valid("json");
    // A page with a date of its own is brought from elsewhere, and is one of many.
    if (dates.publishedAt) await c.var.beginChange("later");
    const made = shown(await publishPage(services, owner, id, version, dates), (page) =>
      namedTwice({ id, ...page }),
    );
    return withCurrent(made, () => findDraft(services, owner, id), namedTwice);
  }),

  call({
    method: "post",
    path: "/drafts/:id/restore",
    scope: "posts",
    summary: "Restore a draft from the trash",
    answers: "Its `id`.",
    data: restored,
    errors: { 404: "No such draft in the trash." },
  }).handledBy((c) => restoreDraft(c.var.services, c.var.owner, c.req.param("id"))),

  call({
    method: "put",
    path: "/drafts/:id/schedule",
    scope: "posts",
    isUnseen: true,
    summary: "Schedule a draft",
    description:
      "`publishAt` is a local time like 2026-03-04T09:00, read in `timeZone`, or one with an offset. The draft is published within five minutes of that time, as it was last saved.",
    json: scheduleInput,
    answers: "The draft. Its `version` is unchanged, because the text is.",
    data: draft,
    errors: { ...missing, 409: "The slug is taken." },
  }).handledBy(async (c) => {
    const { services, owner } = c.var;
    const input = c.req.valid("json");
    return shown(await scheduleDraft(services, owner, c.req.param("id"), input), namedTwice);
  }),

  call({
    method: "delete",
    path: "/drafts/:id/schedule",
    scope: "posts",
    isUnseen: true,
    summary: "Cancel a draft’s schedule",
    answers: "The draft.",
    data: draft,
    errors: missing,
  }).handledBy(async (c) =>
    shown(await unscheduleDraft(c.var.services, c.var.owner, c.req.param("id")), namedTwice),
  ),
];
