import { createMiddleware } from "hono/factory";
import { followLink } from "#domain/newsletter/clicks/clicks.server.ts";
import type { HonoEnv } from "./hono-env.ts";

/** A counted link of a letter. What is no such link is answered like every address that leads nowhere. */
export const followCountedLink = createMiddleware<HonoEnv, "/l/:token">(async (c, next) => {
  const { services, visitorAddress } = c.var;
  const isClick = c.req.raw.method === "GET";
  const url = await followLink(services, visitorAddress, c.req.param("token"), isClick);
  if (!url) return next();
  c.header("Cache-Control", "private, no-store");
  c.header("X-Robots-Tag", "noindex");
  return c.redirect(url, 302);
});
