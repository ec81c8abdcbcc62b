// In workerd, whose own requests the rule needs.
import "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { Hono } from "hono";
import wrangler from "../wrangler.toml?raw";
import { ownMedia } from "./own-media.ts";

describe("the site’s own films and sounds", () => {
  const [, listed = ""] = /^run_worker_first = \[(.+)\]$/m.exec(wrangler) ?? [];
  const patterns = [...listed.matchAll(/"([^"]+)"/g)].map(
    ([, pattern = ""]) => new RegExp(`^${pattern.replaceAll(".", "\\.").replaceAll("*", ".*")}$`),
  );
  const app = new Hono().on("GET", [...ownMedia], (c) => c.text("in parts"));

  it.each(["/images/a.mp4", "/images/films/a.webm", "/audio/a.wav", "/audio/a.mp3", "/audio/a.m4a"])(
    "pass through the Worker and are answered in parts: %s",
    async (path) => {
      expect(patterns.some((pattern) => pattern.test(path))).toBe(true);
      expect((await app.request(path)).status).toBe(200);
    },
  );

  it.each(["/images/a.png", "/images/a.svg", "/images/mp4/a.jpg", "/models/a.mp4", "/assets/a.js"])(
    "are nothing else: %s",
    async (path) => {
      expect(patterns.some((pattern) => pattern.test(path))).toBe(false);
      expect((await app.request(path)).status).toBe(404);
    },
  );
});
