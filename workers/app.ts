import { type Context, Hono } from "hono";
import { api } from "./api/api.ts";
import { describedCalls } from "./api/described-calls.ts";
import { askInside } from "./ask-inside.ts";
import { limitBody, refuseUnreadableForm } from "./body.ts";
import { answerBroken } from "./broken.ts";
import type { HonoEnv } from "./hono-env.ts";
import type { LetterChunk } from "#domain/services.ts";
import type { Env } from "./env.ts";
import { feeds } from "./feeds/feeds.ts";
import { oneClickUnsubscribe } from "./one-click.ts";
import { serveMedia } from "./media/serve-media.ts";
import { answerMedia, ownMedia } from "./media/own-media.ts";
import { answerPage } from "./answer-page.ts";
import { consumeQueue } from "./queues/consume-queue.ts";
import { runScheduled } from "./scheduled.ts";
import { drainBody } from "./drain-body.ts";
import { carryFiles, carryServices, carryXsrfToken, refuseCrossSite } from "./request.ts";
import { securityHeaders } from "./security.ts";

const app = new Hono<HonoEnv>();

app.use(drainBody, carryFiles);
app.on("GET", [...ownMedia], answerMedia);
app.use(securityHeaders, carryServices);
app.all("/media/*", serveMedia);
app.use(limitBody);
app.post("/unsubscribe/:token", oneClickUnsubscribe);
app.use(refuseCrossSite);
// A page of the site, although it lies under the API.
for (const path of ["/api/docs", "/api/docs/", "/api/docs.data"]) app.get(path, carryXsrfToken, showPage);
app.route("/api", api);
app.route("/", feeds);
app.all("*", carryXsrfToken, refuseUnreadableForm, showPage);
app.onError(answerBroken);

function showPage(c: Context<HonoEnv>) {
  return answerPage(c.req.raw, {
    ...c.var,
    askInside: (path) => askInside(app.fetch, c, path),
    apiCalls: describedCalls,
    isDocument: !new URL(c.req.url).pathname.endsWith(".data"),
    articles: new Map(),
  });
}

export default {
  fetch: app.fetch,
  queue: consumeQueue,
  scheduled: runScheduled,
} satisfies ExportedHandler<Env, LetterChunk>;
