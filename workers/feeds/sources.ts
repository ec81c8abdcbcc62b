import { encoded } from "#domain/text/encoded.ts";
import { answerIfChanged } from "../http/answer-if-changed.ts";
import { type Context, Hono } from "hono";
import { withQueryOf } from "#domain/addresses/redirect.ts";
import { shortHash } from "#domain/feeds/short-hash.ts";
import { pageSourcePath, postSourcePath, sourceType } from "#domain/feeds/source-path.ts";
import { lettersPath } from "#domain/newsletter/archive/archive.ts";
import { isPagePath, pathOfRequest } from "#domain/own-pages/page-path.ts";
import { findPageSource } from "#domain/own-pages/own-pages.server.ts";
import { findPost, findRenamed } from "#domain/posts/posts.server.ts";
import { caching } from "../caching.ts";
import type { HonoEnv } from "../hono-env.ts";
import { wordsFor } from "../words-for.ts";
import { prefersMarkdown } from "./prefers-markdown.ts";

/** The Markdown behind posts, letters and pages, for programs that read it more readily than a page. */
export const sources = new Hono<HonoEnv>();

sources.get("/blog/:file{[^/]+\\.md}", (c) =>
  answerPost(c, c.req.param("file").replace(/\.md$/, ""), postSourcePath),
);

/** The page's own address, where the request prefers Markdown: caches keep the two apart by `Vary`. */
sources.get("/blog/:slug", async (c, next) => {
  if (prefersMarkdown(c.req.header("Accept") ?? ""))
    c.res = await answerPost(c, c.req.param("slug"), (slug) => `/blog/${slug}`);
  else await next();
  c.header("Vary", "Accept", { append: true });
});

sources.get(`${lettersPath}/:file{[^/]+\\.md}`, async (c, next) => {
  const slug = c.req.param("file").replace(/\.md$/, "");
  const { findLetterSource } = await import("#domain/newsletter/archive/letter-source.server.ts");
  const text = await findLetterSource(c.var.services, slug);
  return text === null ? next() : answerText(c, text, `${lettersPath}/${slug}`);
});

for (const pattern of ["/:file{[^/]+\\.md}", "/:folder/:file{[^/]+\\.md}"])
  sources.get(pattern, async (c, next) => {
    const path = pathOfRequest(c.req.path.replace(/\.md$/, ""));
    const found = isPagePath(path) ? await findPageSource(c.var.services, path) : null;
    if (!found) return next();
    if ("movedTo" in found) return movedTo(c, pageSourcePath(found.movedTo));
    const { publicContent, toFrontMatter } = await writing();
    const page = { ...publicContent(found), slug: path.slice(1), dateString: "", tags: [] };
    return answerText(c, toFrontMatter(page), path);
  });

/** What writes Markdown is imported by the first request for some. */
const writing = async () => ({
  ...(await import("#domain/drafts/front-matter.ts")),
  ...(await import("../api/show.ts")),
});

async function answerPost(c: Context<HonoEnv>, slug: string, addressOf: (slug: string) => string) {
  const { services } = c.var;
  const post = await findPost(services, slug);
  if (post) {
    const { publicContent, toFrontMatter } = await writing();
    return answerText(c, toFrontMatter(publicContent(post)), `/blog/${post.slug}`);
  }
  const renamed = await findRenamed(services, slug);
  if (renamed) return movedTo(c, addressOf(renamed));
  c.header("Cache-Control", caching.failure);
  return c.text(`${(await wordsFor(c)).errors.noPost}\n`, 404);
}

const movedTo = (c: Context<HonoEnv>, path: string) =>
  c.redirect(withQueryOf(new URL(c.req.url).search, encoded(path)), 301);

async function answerText(c: Context<HonoEnv>, text: string, page: string) {
  const { origin } = c.var.services.settings.site;
  const state = { tag: await shortHash(text), changedAt: null };
  const answer = await answerIfChanged(c, { type: sourceType, cacheControl: caching.page }, state, () =>
    Promise.resolve(text),
  );
  // Search engines list the page alone.
  answer.headers.set("Link", `<${origin}${encoded(page)}>; rel="canonical"`);
  return answer;
}
