import type { Context } from "hono";
import { caching } from "../caching.ts";
import type { HonoEnv } from "../hono-env.ts";

/** A drawn card, which others show beside a link. */
export const answerCard = (c: Context<HonoEnv>, card: Uint8Array) =>
  c.body(card as Uint8Array<ArrayBuffer>, 200, {
    "Content-Type": "image/jpeg",
    "Cross-Origin-Resource-Policy": "cross-origin",
  });

/** What is shared where a card cannot be had. */
export const answerUsualCard = (c: Context<HonoEnv>) =>
  c.body(null, 302, { Location: "/images/social-card.png", "Cache-Control": caching.failure });
