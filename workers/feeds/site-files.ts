import { Hono } from "hono";
import { closedSections } from "#app/addresses.ts";
import {
  adminManifest,
  adminManifestPath,
  manifestPath,
  manifestType,
  webManifest,
} from "#domain/profile/manifest.ts";
import { wordsForBrowsers } from "#domain/words/words.server.ts";
import { caching } from "../caching.ts";
import type { HonoEnv } from "../hono-env.ts";
import { wordsFor } from "../words-for.ts";

/** Files about the site as a whole, for programs. */
export const siteFiles = new Hono<HonoEnv>();

/** A browser shows XML in a page of its own, with inline styles and an icon; there is nothing else in it. */
const readAlone = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'";

siteFiles.get("/sitemap.xml", async (c) => {
  const { composeSitemap } = await import("./sitemap.ts");
  c.header("Cache-Control", caching.listing);
  return c.body(await composeSitemap(c.var.services), 200, {
    "Content-Type": "application/xml; charset=utf-8",
    "Content-Security-Policy": readAlone,
  });
});

/** For the scripts of pages, by a version that their document names. */
siteFiles.get("/words.json", async (c) => {
  const { version, json } = await wordsForBrowsers(c.var.services.settings, await c.var.facts());
  c.header("Cache-Control", c.req.query("v") === version ? caching.mediaFile : caching.failure);
  return c.body(json, 200, { "Content-Type": "application/json; charset=utf-8" });
});

siteFiles.get("/robots.txt", async (c) => {
  const { origin } = c.var.services.settings.site;
  const closed = closedSections.map((section) => `Disallow: /${section}`);
  const signals = Object.entries((await c.var.facts()).profile.signals ?? {});
  const said = signals.map(([name, value]) => `${name}=${value}`).join(", ");
  c.header("Cache-Control", caching.listing);
  return c.text(
    [
      "User-agent: *",
      ...(said ? [`Content-Signal: ${said}`] : []),
      ...closed,
      "",
      `Sitemap: ${origin}/sitemap.xml`,
      "",
    ].join("\n"),
  );
});

siteFiles.get(manifestPath, async (c) => {
  const { profile } = await c.var.facts();
  c.header("Cache-Control", caching.listing);
  return c.body(JSON.stringify(webManifest(profile)), 200, { "Content-Type": manifestType });
});

siteFiles.get(adminManifestPath, async (c) => {
  const { profile } = await c.var.facts();
  c.header("Cache-Control", caching.listing);
  return c.body(JSON.stringify(adminManifest(profile)), 200, { "Content-Type": manifestType });
});

siteFiles.get("/llms.txt", async (c) => {
  const { composeLlmsText } = await import("./llms.ts");
  c.header("Cache-Control", caching.listing);
  const { services, facts } = c.var;
  const { profile } = await facts();
  const words = await wordsFor(c);
  c.header("Content-Language", words.language);
  return c.text(await composeLlmsText(services, profile, words));
});
