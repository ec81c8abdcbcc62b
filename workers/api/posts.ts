import { readCursor } from "#db/d1/keyset.ts";
import type { Context } from "hono";
import * as v from "valibot";
import { likeInput } from "#domain/posts/like.ts";
import { changeLike, resetLikes } from "#domain/posts/likes.server.ts";
import { isRefused, refuse } from "#domain/outcome.ts";
import { newPostCall, postChangeCall, type PostSummary } from "#domain/posts/post.ts";
import { findContents, findNeighbours, findPost, listPosts } from "#domain/posts/posts.server.ts";
import { publishPost, updatePost } from "#domain/posts/publishing.server.ts";
import { deletePost, restorePost } from "#domain/posts/trash.server.ts";
import { findSite } from "#domain/facts/site.server.ts";
import { refuseVisitorsFlood } from "#domain/refuse-visitors-flood.server.ts";
import { identifyCaller } from "./caller.ts";
import { deleted, restored, listedPost, post, postLikes, postSummary } from "./answers.ts";
import { callsAbout } from "./call.ts";
import type { HonoEnv } from "../hono-env.ts";
import { namedTwice, publicContent, shown, showPost, showSummary, withCurrent } from "./show.ts";

const call = callsAbout("Posts");
const missing = { 404: "No such post." };

type WithContent = PostSummary & { content: string };

/** Whether the owner asks, who gets texts with the comments in them. */
async function isOwners(c: Context<HonoEnv>): Promise<boolean> {
  return !isRefused(await identifyCaller(c.req.raw, "posts", c.var));
}

export const posts = [
  call({
    method: "get",
    path: "/posts",
    scope: "open",
    summary: "List posts, newest first",
    query: {
      fields: "`content` adds each post’s markdown.",
      limit: "1 to 100; 100 if not given.",
      cursor: "The `cursor` of the previous page.",
      q: "Search terms, separated by commas; every term must be found.",
    },
    answers: "An array of posts without their `content`; `cursor` beside `data` requests the next page.",
    data: v.array(listedPost),
    beside: { cursor: v.nullable(v.string()) },
    errors: { 422: "`limit` is not a number from 1 to 100, or `cursor` is invalid." },
  }).handledBy(async (c) => {
    const { services } = c.var;
    const { fields, limit = "100", cursor, q } = c.req.query();
    if (!/^\d{1,3}$/.test(limit) || Number(limit) < 1 || Number(limit) > 100)
      return refuse("invalid", "invalid_limit", "limit must be a number from 1 to 100.");
    if (cursor !== undefined && !readCursor(cursor))
      return refuse("invalid", "invalid_cursor", "cursor must be one that an earlier page returned.");
    const page = await listPosts(services, { limit: Number(limit), cursor, search: q });
    const ids = page.posts.map(({ id }) => id);
    const contents = fields === "content" ? await findContents(services, ids) : null;
    const show = contents && (await isOwners(c)) ? (text: WithContent) => text : publicContent<WithContent>;
    const withContent = (listed: PostSummary) =>
      contents ? show({ ...listed, content: contents.get(listed.id) ?? "" }) : listed;
    return { data: page.posts.map((listed) => showSummary(withContent(listed))), cursor: page.cursor };
  }),

  call({
    method: "put",
    path: "/posts/likes",
    scope: "posts",
    isForVisitors: true,
    summary: "Like (1), unlike (-1) or reset (0) a post’s likes",
    description: "At most one like is counted for each visitor and post. Only the owner may reset.",
    json: likeInput,
    answers: "The post’s `id` and its stored `likes`.",
    data: postLikes,
    errors: {
      401: "Reset without being logged in.",
      ...missing,
      429: "Too many at once: see Retry-After.",
    },
  }).handledBy(async (c) => {
    const { services, owner } = c.var;
    const { id, mode } = c.req.valid("json");
    if (mode === 0) {
      if (!owner) return c.var.refuseVisitor();
      const reset = await resetLikes(services, owner, id);
      return reset && namedTwice({ id, ...reset });
    }
    const flood = await refuseVisitorsFlood(services, "like", c.var.visitorAddress);
    if (flood) return flood;
    const cookies = c.req.header("Cookie") ?? null;
    const changed = await changeLike(services, { id, mode: mode === 1 ? 1 : -1 }, cookies);
    if (changed?.setCookie) c.header("Set-Cookie", changed.setCookie, { append: true });
    if (changed) return namedTwice({ id, likes: changed.likes });
    return refuse("missing", "not_found", (await findSite(services)).words.likes.noPost);
  }),

  neighbour("next", "newer"),
  neighbour("prev", "older"),

  call({
    method: "get",
    path: "/posts/:slugOrId",
    scope: "open",
    summary: "One post by its slug or id",
    answers: "The post.",
    data: post,
    errors: missing,
  }).handledBy(async (c) => {
    const post = await findPost(c.var.services, c.req.param("slugOrId"));
    return post && showPost((await isOwners(c)) ? post : publicContent(post));
  }),

  call({
    method: "post",
    path: "/posts",
    scope: "posts",
    summary: "Publish a post",
    description:
      "Create `publishKey` (a UUID) once and repeat it with every attempt: this makes one post. `publishedAt` and `updatedAt` are its dates where they are not now; `publishedAt` alone is both. With `announce` as false no webhook is notified, and stored pages show the post within five minutes; a digest lists what was published since the one before it, by `publishedAt`. `change` is the key of a bulk change, which can be undone as a whole.",
    json: newPostCall,
    status: 201,
    answers: "The post.",
    data: post,
    errors: {
      409: "The slug is taken, or `publishKey` has published another text; with `change`, its post is in the trash (code `made_before`), or the change was undone (`change_undone`).",
      413: "The body is over 2 MB.",
    },
  }).handledBy(async (c) => {
    const input = c.req.valid("json");
    if (input.announce === false) await c.var.beginChange("later");
    return shown(await publishPost(c.var.services, c.var.owner, input), showPost);
  }),

  call({
    method: "put",
    path: "/posts/:id",
    scope: "posts",
    summary: "Change a post",
    description:
      "`updatedAt` is the date of the change where it is not now. With `announce` as false no webhook is notified, and stored pages show the change within five minutes. With `change`, a post that this bulk change has made is undone with it although it was saved again.",
    json: postChangeCall,
    answers: "The post.",
    data: post,
    errors: {
      ...missing,
      409: "The slug is taken, or the post was changed since `version` (code `changed_elsewhere`): `data.current`, beside `error`, is then the current post.",
    },
    current: post,
  }).handledBy(async (c) => {
    const { services, owner } = c.var;
    const id = c.req.param("id");
    const input = c.req.valid("json");
    if (input.announce === false) await c.var.beginChange("later");
    const changed = shown(await updatePost(services, owner, id, input), showPost);
    return withCurrent(changed, () => findPost(services, id), showPost);
  }),

  call({
    method: "delete",
    path: "/posts/:id",
    scope: "posts",
    summary: "Delete a post (kept in the trash for 30 days)",
    answers: "Its `id`.",
    data: deleted,
    errors: missing,
  }).handledBy(async (c) =>
    shown(await deletePost(c.var.services, c.var.owner, c.req.param("id")), namedTwice),
  ),

  call({
    method: "post",
    path: "/posts/:id/restore",
    scope: "posts",
    summary: "Restore a post from the trash",
    answers: "Its `id`.",
    data: restored,
    errors: { 404: "No such post in the trash.", 409: "Another post has its slug." },
  }).handledBy((c) => restorePost(c.var.services, c.var.owner, c.req.param("id"))),
];

function neighbour<Name extends "next" | "prev">(name: Name, side: "newer" | "older") {
  return call({
    method: "get",
    path: `/posts/${name}/:id`,
    scope: "open",
    summary: `The next ${side} post`,
    answers: "A post, or null.",
    data: v.nullable(postSummary),
    beside: {},
    errors: missing,
  }).handledBy(async (c) => {
    // A path that is made from a name does not tell the types its parameter.
    const neighbours = await findNeighbours(c.var.services, c.req.param("id") ?? "");
    return neighbours && { data: neighbours[side] && showSummary(neighbours[side]) };
  });
}
