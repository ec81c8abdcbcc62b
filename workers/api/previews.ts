import { Hono } from "hono";
import { previewInput } from "#domain/drafts/preview-link.ts";
import { listPreviewLinks, makePreviewLink, revokePreviewLink } from "#domain/drafts/preview-links.server.ts";
import { isRefused } from "#domain/outcome.ts";
import { describeCall } from "./describe.ts";
import { type OwnerDoor, ownerOnly } from "./owner-only.ts";
import { readJson } from "./read-json.ts";
import { answer, answerRefused } from "./respond.ts";

const tag = "Drafts";

/** Links that show a draft to whoever has one: mounted under a draft's `:id`. */
export const previews = new Hono<OwnerDoor>();

previews.get(
  "/",
  describeCall({
    tag,
    summary: "List the valid preview links of a draft",
    owner: true,
    answers: "An array of `id`, `createdAt`, `expiresAt`. Their addresses are not kept.",
  }),
  ownerOnly,
  async (c) => answer(c, await listPreviewLinks(c.var.services, c.var.owner, draftId(c))),
);

previews.post(
  "/",
  describeCall({
    tag,
    summary: "Create a preview link",
    owner: true,
    body: previewInput,
    status: 201,
    answers: "`id`, `url`, `path`, `createdAt`, `expiresAt`. The address is returned only this once.",
    refusals: { 404: "No such draft.", 422: "The text cannot be rendered; `message` says where and why." },
  }),
  ownerOnly,
  async (c) => {
    const input = await readJson(c, previewInput);
    if (isRefused(input)) return answerRefused(c, input);
    const { services, owner } = c.var;
    const link = await makePreviewLink(services, owner, draftId(c), input);
    if (!link || isRefused(link)) return answer(c, link);
    const { token: _token, ...told } = link;
    return answer(c, { ...told, url: services.settings.site.origin + link.path }, 201);
  },
);

previews.delete(
  "/:link",
  describeCall({
    tag,
    summary: "Revoke a preview link",
    owner: true,
    answers: "Its `id`.",
    refusals: { 404: "No such link." },
  }),
  ownerOnly,
  async (c) => answer(c, await revokePreviewLink(c.var.services, c.var.owner, c.req.param("link"))),
);

/** The path this is mounted at names it, which the types of this file cannot know. */
function draftId(c: { req: { param: (name: "id") => string | undefined } }): string {
  return c.req.param("id") ?? "";
}
