import { Hono } from "hono";
import { likeInput } from "#domain/posts/like.ts";
import { changeLike, resetLikes } from "#domain/posts/likes.server.ts";
import { isRefused, refuse } from "#domain/outcome.ts";
import { newPostInput, type Post, postChangeInput, type PostSummary } from "#domain/posts/post.ts";
import {
  deletePost,
  findContents,
  findNeighbours,
  findPost,
  isCursor,
  listPosts,
} from "#domain/posts/posts.server.ts";
import { publishPost, updatePost } from "#domain/posts/publishing.server.ts";
import { refuseFlood } from "#domain/refuse-flood.ts";
import type { Door } from "../door.ts";
import { describeCall } from "./describe.ts";
import { maybeOwner, ownerOnly } from "./owner-only.ts";
import { readJson } from "./read-json.ts";
import { answer, answerRefused } from "./respond.ts";
import { revisionsOf } from "./revisions.ts";

const tag = "Posts";

export const posts = new Hono<Door>();

posts.get(
  "/",
  describeCall({
    tag,
    summary: "List posts, newest first",
    answers: "An array of posts without their `content`; `cursor` beside `data` requests the next page.",
    query: {
      fields: "`content` adds each post’s markdown.",
      limit: "1 to 100; 100 if not given.",
      cursor: "The `cursor` of the previous page.",
      q: "Search terms, separated by commas; every term must be found.",
    },
    refusals: { 422: "`limit` is not a number from 1 to 100, or `cursor` is invalid." },
  }),
  async (c) => {
    const { services } = c.var;
    const { fields, limit = "100", cursor, q } = c.req.query();
    if (!/^\d{1,3}$/.test(limit) || Number(limit) < 1 || Number(limit) > 100) {
      return answerRefused(c, refuse("invalid", "invalid_limit", "limit must be a number from 1 to 100."));
    }
    if (cursor !== undefined && !isCursor(cursor)) {
      return answerRefused(
        c,
        refuse("invalid", "invalid_cursor", "cursor must be one that an earlier page returned."),
      );
    }
    const page = await listPosts(services, { limit: Number(limit), cursor, search: q });
    const contents =
      fields === "content"
        ? await findContents(
            services,
            page.posts.map((post) => post.id),
          )
        : null;
    const data = page.posts.map((post) =>
      toApi(contents ? { ...post, content: contents.get(post.id) ?? "" } : post),
    );
    return c.json({ data, cursor: page.cursor });
  },
);

posts.put(
  "/likes",
  describeCall({
    tag,
    summary: "Like (1), unlike (-1) or reset (0) a post’s likes",
    description: "At most one like is counted for each visitor and post. Only the owner may reset.",
    body: likeInput,
    answers: "The post’s `id` and its stored `likes`.",
    refusals: {
      401: "Reset without being logged in.",
      404: "No such post.",
      429: "Too many at once: see Retry-After.",
    },
  }),
  maybeOwner,
  async (c) => {
    const { services, owner } = c.var;
    const input = await readJson(c, likeInput);
    if (isRefused(input)) return answerRefused(c, input);
    const { id, mode } = input;
    if (mode === 0) {
      if (!owner) return c.var.refuseVisitor();
      const reset = await resetLikes(services, owner, id);
      return answer(c, reset && { id, _id: id, ...reset });
    }
    const flood = await refuseFlood(services, "like", c.var.visitorAddress);
    if (flood) return answerRefused(c, flood);
    const changed = await changeLike(
      services,
      { id, mode: mode === 1 ? 1 : -1 },
      c.req.header("Cookie") ?? null,
    );
    if (changed?.setCookie) c.header("Set-Cookie", changed.setCookie, { append: true });
    return answer(c, changed && { id, _id: id, likes: changed.likes });
  },
);

posts.get(
  "/next/:id",
  describeCall({
    tag,
    summary: "The next newer post",
    answers: "A post, or null.",
    refusals: { 404: "No such post." },
  }),
  async (c) => {
    const neighbours = await findNeighbours(c.var.services, c.req.param("id"));
    return neighbours ? c.json({ data: neighbours.newer && toApi(neighbours.newer) }) : answer(c, null);
  },
);

posts.get(
  "/prev/:id",
  describeCall({
    tag,
    summary: "The next older post",
    answers: "A post, or null.",
    refusals: { 404: "No such post." },
  }),
  async (c) => {
    const neighbours = await findNeighbours(c.var.services, c.req.param("id"));
    return neighbours ? c.json({ data: neighbours.older && toApi(neighbours.older) }) : answer(c, null);
  },
);

posts.route("/:id/revisions", revisionsOf("post"));

posts.get(
  "/:slugOrId",
  describeCall({
    tag,
    summary: "One post by its slug or id",
    answers: "The post.",
    refusals: { 404: "No such post." },
  }),
  async (c) => {
    const post = await findPost(c.var.services, c.req.param("slugOrId"));
    return answer(c, post && toApi(post));
  },
);

posts.post(
  "/",
  describeCall({
    tag,
    summary: "Publish a post",
    description: "Create `publishKey` (a UUID) once and repeat it with every attempt: this makes one post.",
    owner: true,
    body: newPostInput,
    status: 201,
    answers: "The post.",
    refusals: {
      409: "The slug is taken, or `publishKey` has published another text.",
      413: "The body is over 2 MB.",
    },
  }),
  ownerOnly,
  async (c) => {
    const input = await readJson(c, newPostInput);
    if (isRefused(input)) return answerRefused(c, input);
    const post = await publishPost(c.var.services, c.var.owner, input);
    return answer(c, isRefused(post) ? post : toApi(post), 201);
  },
);

posts.put(
  "/:id",
  describeCall({
    tag,
    summary: "Change a post",
    owner: true,
    body: postChangeInput,
    answers: "The post.",
    refusals: {
      404: "No such post.",
      409: "The slug is taken, or the post was changed since `version` (code `changed_elsewhere`): `data.current`, beside `error`, is then the current post.",
    },
  }),
  ownerOnly,
  async (c) => {
    const input = await readJson(c, postChangeInput);
    if (isRefused(input)) return answerRefused(c, input);
    const { services, owner } = c.var;
    const post = await updatePost(services, owner, c.req.param("id"), input);
    if (!isRefused(post)) return answer(c, post && toApi(post));
    const current = post.code === "changed_elsewhere" && (await findPost(services, c.req.param("id")));
    return answerRefused(c, post, current ? { current: toApi(current) } : undefined);
  },
);

posts.delete(
  "/:id",
  describeCall({
    tag,
    summary: "Delete a post (kept in the trash for 30 days)",
    owner: true,
    answers: "Its `id`.",
    refusals: { 404: "No such post." },
  }),
  ownerOnly,
  async (c) => {
    const deleted = await deletePost(c.var.services, c.var.owner, c.req.param("id"));
    return answer(c, deleted && { ...deleted, _id: deleted.id });
  },
);

/** The API names a post's id twice; what is stored rendered stays inside. */
function toApi(post: PostSummary | (PostSummary & { content: string }) | Post) {
  const { html: _, ...shown } = { html: "", ...post };
  return { _id: post.id, ...shown };
}
