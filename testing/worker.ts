import { Hono } from "hono";
import { api } from "#workers/api/api.ts";
import { limitBody } from "#workers/body.ts";
import { drainBody } from "#workers/http/drain-body.ts";
import { answerBroken } from "#workers/broken.ts";
import type { HonoEnv } from "#workers/hono-env.ts";
import { feeds } from "#workers/feeds/feeds.ts";
import { serveMedia } from "#workers/media/serve-media.ts";
import { mcp } from "#workers/mcp/mcp.ts";
import { oneClickUnsubscribe } from "#workers/one-click.ts";
import { purgeAfterChange } from "#workers/page-cache/owners-change.ts";
import { carryFiles, carryServices, refuseCrossSite } from "#workers/request.ts";
import { securityHeaders } from "#workers/security.ts";

/** The Worker without its pages, which exist only in the build: what API tests talk to. */
const app = new Hono<HonoEnv>();
app.use(drainBody, carryFiles);
app.use(securityHeaders, carryServices, purgeAfterChange);
app.all("/media/*", serveMedia);
app.use(limitBody);
app.post("/unsubscribe/:token", oneClickUnsubscribe);
app.use(refuseCrossSite);
app.route("/api", api);
app.route("/", mcp);
app.route("/", feeds);
app.onError(answerBroken);

export default { fetch: app.fetch };
