import { answerRange } from "./http/answer-range.ts";
import { createMiddleware } from "hono/factory";
import type { HonoEnv } from "./hono-env.ts";

/** Films and sounds among the site's own files; wrangler.toml's `run_worker_first` sends them through the Worker. */
export const ownMedia = [
  "/images/:file{.+\\.(mp4|webm)}",
  "/audio/:file{.+\\.(mp4|webm|wav|mp3|m4a|ogg)}",
] as const;

/** Answers such a file in parts. They are small enough to hold in memory. */
export const answerMedia = createMiddleware<HonoEnv>(async (c) =>
  answerRange(await c.var.files.findOwn(c.req.raw), c.req.raw),
);
