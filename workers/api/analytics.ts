import { createMiddleware } from "hono/factory";
import { viewInput } from "#domain/analytics/page-view.ts";
import { recordView } from "#domain/analytics/views.server.ts";
import { mayBeCounted } from "#domain/analytics/may-be-counted.ts";
import { refuseFlood } from "#domain/refuse-flood.ts";
import type { HonoEnv } from "../hono-env.ts";
import { callsAbout } from "./call.ts";
import { answerRefused } from "./respond.ts";

const call = callsAbout("Analytics");

export const analytics = [
  call({
    method: "post",
    path: "/analytics/view",
    scope: "open",
    summary: "Count a page view",
    description:
      "The path, without its query and without any token, and the host of `referrer` are added to the day’s figures. No cookie is set and no address stored. Paths that the site does not have, robots, the owner, and browsers that send Do Not Track or Global Privacy Control are not counted, and get the same answer.",
    before: createMiddleware<HonoEnv>(async (c, next) => {
      const visitor = {
        userAgent: c.req.header("User-Agent") ?? null,
        doNotTrack: c.req.header("DNT") ?? null,
        globalPrivacyControl: c.req.header("Sec-GPC") ?? null,
      };
      if (!mayBeCounted(visitor)) return c.body(null, 204);
      const flood = await refuseFlood(c.var.services, "view", c.var.visitorAddress);
      return flood ? answerRefused(c, flood) : next();
    }),
    json: viewInput,
    status: 204,
    answers: "Nothing: the view was counted, or was none to count.",
    errors: { 403: "Another site sent it.", 429: "Too many at once: see Retry-After." },
  }).handledBy(async (c) => {
    const { services, session } = c.var;
    if (!(await session())) await recordView(services, c.req.valid("json"));
  }),
];
