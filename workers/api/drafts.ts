import { Hono } from "hono";
import { type Draft, draftChangeInput, draftInput } from "#domain/drafts/draft.ts";
import { createDraft, deleteDraft, findDraft, listDrafts, saveDraft } from "#domain/drafts/drafts.server.ts";
import { isRefused } from "#domain/outcome.ts";
import { describeCall } from "./describe.ts";
import { type OwnerDoor, ownerOnly } from "./owner-only.ts";
import { readJson } from "./read-json.ts";
import { answer, answerRefused } from "./respond.ts";

const tag = "Drafts";

export const drafts = new Hono<OwnerDoor>();

drafts.get(
  "/",
  describeCall({ tag, summary: "List drafts, newest first", owner: true, answers: "An array of drafts." }),
  ownerOnly,
  async (c) => answer(c, (await listDrafts(c.var.services, c.var.owner)).map(toApi)),
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
    owner: true,
    body: draftInput,
    answers: "The draft, with its `_id` (status 201).",
  }),
  ownerOnly,
  async (c) => {
    const input = await readJson(c, draftInput);
    if (isRefused(input)) return answerRefused(c, input);
    return answer(c, toApi(await createDraft(c.var.services, c.var.owner, input)), 201);
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
    refusals: { 404: "No such draft.", 409: "It was saved elsewhere since `version`." },
  }),
  ownerOnly,
  async (c) => {
    const input = await readJson(c, draftChangeInput);
    if (isRefused(input)) return answerRefused(c, input);
    const draft = await saveDraft(c.var.services, c.var.owner, c.req.param("id"), input);
    return answer(c, draft === null || isRefused(draft) ? draft : toApi(draft));
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

function toApi(draft: Draft) {
  return { _id: draft.id, ...draft };
}
