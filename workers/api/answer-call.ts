import { type Context, Hono } from "hono";
import type { HonoEnv } from "../hono-env.ts";
import { api } from "./api.ts";

/** What the Worker has found out of a request before its call is answered. */
const known = new WeakMap<Request, HonoEnv["Variables"]>();

const calls = new Hono<HonoEnv>()
  .use(async (c, next) => {
    for (const [name, value] of Object.entries(known.get(c.req.raw) ?? {}))
      c.set(name as keyof HonoEnv["Variables"], value);
    await next();
  })
  .route("/api", api);

/** Answers a call of the API, which no page imports. */
export function answerCall(c: Context<HonoEnv>): Response | Promise<Response> {
  known.set(c.req.raw, c.var);
  return calls.fetch(c.req.raw, c.env);
}
