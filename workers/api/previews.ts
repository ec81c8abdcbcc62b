import { encoded } from "#domain/text/encoded.ts";
import * as v from "valibot";
import { previewInput } from "#domain/drafts/preview-link.ts";
import { listPreviewLinks, makePreviewLink, revokePreviewLink } from "#domain/drafts/preview-links.server.ts";
import { isRefused } from "#domain/outcome.ts";
import { madePreviewLink, previewLink, revokedPreviewLink } from "./answers.ts";
import { callsAbout } from "./call.ts";

const call = callsAbout("Drafts");

/** Links that show a draft to everyone with the address. */
export const previews = [
  call({
    method: "get",
    path: "/drafts/:id/previews",
    scope: "read",
    summary: "List the valid preview links of a draft",
    answers: "An array of `id`, `createdAt`, `expiresAt`. Their addresses are not kept.",
    data: v.array(previewLink),
  }).handledBy(async (c) => listPreviewLinks(c.var.services, c.var.owner, c.req.param("id"))),

  call({
    method: "post",
    path: "/drafts/:id/previews",
    scope: "posts",
    isUnseen: true,
    summary: "Create a preview link",
    json: previewInput,
    status: 201,
    answers: "`id`, `url`, `path`, `createdAt`, `expiresAt`. The address is returned only this once.",
    data: madePreviewLink,
    errors: { 404: "No such draft.", 422: "The text cannot be rendered; `message` says where and why." },
  }).handledBy(async (c) => {
    const { services, owner } = c.var;
    const link = await makePreviewLink(services, owner, c.req.param("id"), c.req.valid("json"));
    if (!link || isRefused(link)) return link;
    const { token: _token, ...shown } = link;
    return { ...shown, url: services.settings.site.origin + encoded(link.path) };
  }),

  call({
    method: "delete",
    path: "/drafts/:id/previews/:link",
    scope: "posts",
    isUnseen: true,
    summary: "Revoke a preview link",
    answers: "Its `id`.",
    data: revokedPreviewLink,
    errors: { 404: "No such link." },
  }).handledBy(async (c) => revokePreviewLink(c.var.services, c.var.owner, c.req.param("link"))),
];
