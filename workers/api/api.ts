import { Hono } from "hono";
import { answerBroken } from "../broken.ts";
import type { HonoEnv } from "../hono-env.ts";
import { calls } from "./calls.ts";
import { refuseTokenInAddress } from "./caller.ts";
import { describeApi } from "./openapi.ts";
import { answerError, answerRefused } from "./respond.ts";

export const api = new Hono<HonoEnv>();

api.use(async (c, next) => (c.var.bodyRefusal ? answerRefused(c, c.var.bodyRefusal) : next()));
api.use(refuseTokenInAddress);
for (const { declared, handlers } of calls) api.on(declared.method, [declared.path], ...handlers);
api.get("/openapi.json", async (c) =>
  c.json(describeApi(c.var.services.settings.site, (await c.var.facts()).profile.siteName)),
);

api.all("*", (c) => answerError(c, 404, "not_found", "The API has no such call. /api/docs lists them all."));
api.onError(answerBroken);
