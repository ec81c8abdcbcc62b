import * as v from "valibot";
import { putRedirects, redirectsInput } from "#domain/addresses/put-redirects.server.ts";
import { redirectPath } from "#domain/addresses/redirect.ts";
import { listRedirectsAfter, removeRedirect } from "#domain/addresses/redirects.server.ts";
import { refuse } from "#domain/outcome.ts";
import { putRedirect, redirect, removedRedirect } from "./answers.ts";
import { callsAbout } from "./call.ts";

const call = callsAbout("Redirects");
const mostListed = 500;

/** Paths of this site that lead elsewhere, where it has no page for them. */
export const redirects = [
  call({
    method: "get",
    path: "/redirects",
    scope: "read",
    summary: "List redirects, by their paths",
    query: {
      limit: "1 to 500; 500 if not given.",
      cursor: "The `cursor` of the previous page.",
    },
    answers:
      "An array: each `path` of this site, with its `target`; `cursor` beside `data` requests the next page.",
    data: v.array(redirect),
    beside: { cursor: v.nullable(v.string()) },
    errors: { 422: "`limit` is not a number from 1 to 500." },
  }).handledBy(async (c) => {
    const { limit: asked = String(mostListed), cursor } = c.req.query();
    const limit = /^\d{1,3}$/.test(asked) ? Number(asked) : 0;
    if (limit < 1 || limit > mostListed)
      return refuse("invalid", "invalid_limit", `limit must be a number from 1 to ${mostListed}.`);
    const page = await listRedirectsAfter(c.var.services, c.var.owner, { after: cursor, limit: limit + 1 });
    const data = page.slice(0, limit);
    return { data, cursor: page.length > limit ? (data.at(-1)?.path ?? null) : null };
  }),

  call({
    method: "put",
    path: "/redirects",
    scope: "posts",
    summary: "Let addresses lead elsewhere",
    description:
      "Up to 500 at once, each by itself: `path` is a path of this site, or a whole address of a former one, of which the path counts; `target` is a path or a whole address. With `keep`, a path that leads elsewhere already is left so. `change` is the key of a bulk change, which can be undone as a whole; it needs `keep`.",
    json: redirectsInput,
    answers: "An array in the order that was sent: `made`, `kept` or `refused`, with why.",
    data: v.array(putRedirect),
    errors: { 409: "The change was undone." },
  }).handledBy(async (c) => {
    const input = c.req.valid("json");
    if (input.change) await c.var.beginChange("later");
    return putRedirects(c.var.services, c.var.owner, input);
  }),

  call({
    method: "delete",
    path: "/redirects",
    scope: "posts",
    summary: "Remove a redirect",
    query: { path: "Its path." },
    answers: "Its `path`.",
    data: removedRedirect,
    errors: { 404: "No such redirect." },
  }).handledBy(async (c) => {
    const path = redirectPath(c.req.query("path") ?? "");
    if (path === null) return null;
    return (await removeRedirect(c.var.services, c.var.owner, path)) ? { path } : null;
  }),
];
