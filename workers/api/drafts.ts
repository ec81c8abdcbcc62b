import { Hono } from "hono";
import * as v from "valibot";
import { baseInput, type Draft, draftChangeInput, draftInput, scheduleInput } from "#domain/drafts/draft.ts";
import {
  createDraftOnce,
  deleteDraft,
  findDraft,
  findDraftOfKey,
  listDrafts,
  restoreDraft,
  saveDraft,
} from "#domain/drafts/drafts.server.ts";
import { publishDraft } from "#domain/drafts/publish-draft.server.ts";
import { scheduleDraft, unscheduleDraft } from "#domain/drafts/scheduling.server.ts";
import { isRefused } from "#domain/outcome.ts";
import { newPostInput } from "#domain/posts/post.ts";
import { describeCall } from "./describe.ts";
import { type OwnerDoor, ownerOnly } from "./owner-only.ts";
import { toApi as postToApi } from "./posts.ts";
import { previews } from "./previews.ts";
import { readJson } from "./read-json.ts";
import { answer, answerRefused } from "./respond.ts";
import { revisionsOf } from "./revisions.ts";

const tag = "Drafts";

const draftToPublish = v.object({ ...newPostInput.entries, ...baseInput.entries });

export const drafts = new Hono<OwnerDoor>();

drafts.route("/:id/revisions", revisionsOf("draft"));
drafts.route("/:id/previews", previews);

drafts.get(
  "/",
  describeCall({
    tag,
    summary: "List drafts, newest first",
    owner: true,
    answers: "An array of drafts.",
    query: {
      q: "Search terms, separated by commas; every term must be found.",
      kind: "`letter` lists drafts of letters; otherwise drafts of posts are listed.",
    },
  }),
  ownerOnly,
  async (c) => {
    const kind = c.req.query("kind") === "letter" ? "letter" : "post";
    return answer(c, (await listDrafts(c.var.services, c.var.owner, c.req.query("q"), kind)).map(toApi));
  },
);

drafts.get(
  "/:id",
  describeCall({
    tag,
    summary: "One draft",
    owner: true,
    answers: "The draft.",
    refusals: { 404: "No such draft." },
  }),
  ownerOnly,
  async (c) => {
    const draft = await findDraft(c.var.services, c.var.owner, c.req.param("id"));
    return answer(c, draft && toApi(draft));
  },
);

drafts.post(
  "/",
  describeCall({
    tag,
    summary: "Create a draft",
    description:
      "Create `draftKey` (a UUID) once and repeat it with every attempt: this makes one draft, with the text sent last.",
    owner: true,
    body: draftInput,
    status: 201,
    answers: "The draft, with its `_id`.",
    refusals: {
      409: "The draft of this `draftKey` has been saved since. `data.current` is the current draft.",
      413: "The body is over 2 MB.",
    },
  }),
  ownerOnly,
  async (c) => {
    const input = await readJson(c, draftInput);
    if (isRefused(input)) return answerRefused(c, input);
    const draft = await createDraftOnce(c.var.services, c.var.owner, input);
    if (!isRefused(draft)) return answer(c, toApi(draft), 201);
    const current = await findDraftOfKey(c.var.services, c.var.owner, input.draftKey ?? "");
    return answerRefused(c, draft, current ? { current: toApi(current) } : undefined);
  },
);

drafts.put(
  "/:id",
  describeCall({
    tag,
    summary: "Save a draft",
    owner: true,
    body: draftChangeInput,
    answers: "The draft.",
    refusals: {
      404: "No such draft.",
      409: "It was saved elsewhere since `version` (code `changed_elsewhere`). `data.current`, beside `error`, is the current draft.",
      413: "The body is over 2 MB.",
    },
  }),
  ownerOnly,
  async (c) => {
    const input = await readJson(c, draftChangeInput);
    if (isRefused(input)) return answerRefused(c, input);
    const { services, owner } = c.var;
    const id = c.req.param("id");
    const draft = await saveDraft(services, owner, id, input);
    if (!isRefused(draft)) return answer(c, draft && toApi(draft));
    const current = await findDraft(services, owner, id);
    return answerRefused(c, draft, current ? { current: toApi(current) } : undefined);
  },
);

drafts.delete(
  "/:id",
  describeCall({
    tag,
    summary: "Delete a draft (kept in the trash for 30 days)",
    owner: true,
    answers: "Its `id`.",
    refusals: { 404: "No such draft." },
  }),
  ownerOnly,
  async (c) => {
    const deleted = await deleteDraft(c.var.services, c.var.owner, c.req.param("id"));
    return answer(c, deleted && { ...deleted, _id: deleted.id });
  },
);

drafts.post(
  "/:id/publish",
  describeCall({
    tag,
    summary: "Publish a draft",
    description:
      "Makes a post of the text that is sent, and removes the draft. Repeat `publishKey` with every attempt: this makes one post.",
    owner: true,
    body: draftToPublish,
    status: 201,
    answers: "The post.",
    refusals: {
      404: "No such draft.",
      409: "The slug is taken, or the draft was saved elsewhere since `version` (code `changed_elsewhere`): `data.current`, beside `error`, is then the current draft.",
      413: "The body is over 2 MB.",
    },
  }),
  ownerOnly,
  async (c) => {
    const input = await readJson(c, draftToPublish);
    if (isRefused(input)) return answerRefused(c, input);
    const { services, owner } = c.var;
    const id = c.req.param("id");
    const post = await publishDraft(services, owner, id, input);
    if (!isRefused(post)) return answer(c, post && postToApi(post), 201);
    const current = post.code === "changed_elsewhere" && (await findDraft(services, owner, id));
    return answerRefused(c, post, current ? { current: toApi(current) } : undefined);
  },
);

drafts.post(
  "/:id/restore",
  describeCall({
    tag,
    summary: "Restore a draft from the trash",
    owner: true,
    answers: "Its `id`.",
    refusals: { 404: "No such draft in the trash." },
  }),
  ownerOnly,
  async (c) => answer(c, await restoreDraft(c.var.services, c.var.owner, c.req.param("id"))),
);

drafts.put(
  "/:id/schedule",
  describeCall({
    tag,
    summary: "Schedule a draft",
    description:
      "`publishAt` is a local time like 2026-03-04T09:00, read in `timeZone`, or one with an offset. The draft is published within five minutes of that time, as it was last saved.",
    owner: true,
    body: scheduleInput,
    answers: "The draft. Its `version` is unchanged, because the text is.",
    refusals: { 404: "No such draft.", 409: "The slug is taken." },
  }),
  ownerOnly,
  async (c) => {
    const input = await readJson(c, scheduleInput);
    if (isRefused(input)) return answerRefused(c, input);
    const draft = await scheduleDraft(c.var.services, c.var.owner, c.req.param("id"), input);
    return answer(c, draft === null || isRefused(draft) ? draft : toApi(draft));
  },
);

drafts.delete(
  "/:id/schedule",
  describeCall({
    tag,
    summary: "Cancel a draft’s schedule",
    owner: true,
    answers: "The draft.",
    refusals: { 404: "No such draft." },
  }),
  ownerOnly,
  async (c) => {
    const draft = await unscheduleDraft(c.var.services, c.var.owner, c.req.param("id"));
    return answer(c, draft && toApi(draft));
  },
);

function toApi(draft: Draft) {
  return { _id: draft.id, ...draft };
}
