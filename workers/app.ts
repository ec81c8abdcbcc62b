import { type Context, Hono } from "hono";
import { askInside } from "./ask-inside.ts";
import { limitBody, refuseUnreadableForm } from "./body.ts";
import { answerBroken } from "./broken.ts";
import type { HonoEnv } from "./hono-env.ts";
import type { LetterChunk } from "#domain/services.ts";
import type { Env } from "./env.ts";
import { feeds } from "./feeds/feeds.ts";
import { followCountedLink } from "./follow-link.ts";
import { mcp } from "./mcp/mcp.ts";
import { lineCardPath } from "#domain/art/line.ts";
import { pictureCardPaths } from "#domain/art/picture-card.ts";
import { hasLine } from "#studio/toys.ts";
import { type CachedPagesEntrypoint, cachedPagesBy } from "./page-cache/cached-pages.ts";
import { createGateway } from "./page-cache/gateway.ts";
import { purgeAfterChange } from "./page-cache/owners-change.ts";
import { pageCacheOf } from "./page-cache/page-cache-of.ts";
import { servicesFor } from "./services.ts";
import { serveMedia } from "./media/serve-media.ts";
import { answerMedia, ownMedia } from "./own-media.ts";
import { answerPage } from "./answer-page.ts";
import { sentFieldsOf } from "./sent-fields.ts";
import { isMissing, leadOn, noteMissing } from "./missing-pages.ts";
import { carryFiles, carryServices, carryXsrfToken, refuseCrossSite } from "./request.ts";
import { drainBody } from "./http/drain-body.ts";
import { securityHeaders } from "./security.ts";

// What no page needs is imported by the first request for it: a Worker that starts evaluates the rest alone.
const app = new Hono<HonoEnv>();

app.use(drainBody, carryFiles);
app.on("GET", [...ownMedia], answerMedia);
app.use(securityHeaders, carryServices, purgeAfterChange);
app.all("/media/*", serveMedia);
app.get("/l/:token", followCountedLink);
if (hasLine)
  app.get(lineCardPath, async (c) => {
    const { answerLineCard } = await import("./media/line-card.ts");
    return answerLineCard(c, async (path) =>
      app.fetch(new Request(new URL(path, c.req.url)), c.env, c.executionCtx as ExecutionContext),
    );
  });
app.get(pictureCardPaths, async (c) => (await import("./media/picture-card.ts")).answerPictureCard(c));
app.use(limitBody);
app.post("/unsubscribe/:token", async (c, next) =>
  (await import("./one-click.ts")).oneClickUnsubscribe(c, next),
);
app.use(refuseCrossSite);
app.use(leadOn((c, path) => askAsVisitor(c, path)));
// A page of the site, although it lies under the API.
for (const path of ["/api/docs", "/api/docs/", "/api/docs.data"]) app.get(path, carryXsrfToken, showPage);
app.all("/api/*", async (c) => (await import("./api/answer-call.ts")).answerCall(c));
app.route("/", mcp);
app.route("/", feeds);
app.all("*", carryXsrfToken, refuseUnreadableForm, showPage);
app.onError(answerBroken);

const askAsVisitor = (c: Context<HonoEnv>, path: string) =>
  askInside(app.fetch, { env: c.env, context: c.executionCtx as ExecutionContext, origin: c.req.url }, path);

function showPage(c: Context<HonoEnv>) {
  return answerPage(c.req.raw, {
    ...c.var,
    askInside: (path) => askAsVisitor(c, path),
    apiCalls: async () => (await import("./api/openapi.ts")).documentedApi(),
    sent: () => sentFieldsOf(c.req.raw),
    isDocument: !new URL(c.req.url).pathname.endsWith(".data"),
    articles: new Map(),
  });
}

/** Makes the pages for strangers; in production Workers Cache sits in front of it (wrangler.toml). */
export class CachedPages extends cachedPagesBy(app.fetch) {}

const answer = createGateway({
  ask: app.fetch,
  render: ({ props, request }, { exports }) =>
    (exports as unknown as CachedPagesEntrypoint).CachedPages({ props }).fetch(request()),
  cacheOf: pageCacheOf,
  afterAnswer: (env, request, answer) => (isMissing(answer) ? noteMissing(env, request) : undefined),
});

export default {
  // Sources change under the development server, and nothing would purge their pages.
  fetch: import.meta.env.DEV ? app.fetch : answer,
  queue: async (batch, env) => (await import("./queues/consume-queue.ts")).consumeQueue(batch, env),
  async scheduled(controller, env, context) {
    const { runScheduled } = await import("./scheduled.ts");
    const { origin } = servicesFor(env, "").settings.site;
    await runScheduled(controller, env, (path) => askInside(app.fetch, { env, context, origin }, path));
  },
} satisfies ExportedHandler<Env, LetterChunk | string>;
