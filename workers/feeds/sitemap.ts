import { element, xmlDeclaration, xmlText } from "@toadstool/markdown/atom";
import { lettersPath } from "#domain/newsletter/archive/archive.ts";
import { listLetterAddresses } from "#domain/newsletter/archive/archive.server.ts";
import { listPostChanges } from "#domain/posts/posts.server.ts";
import type { Services } from "#domain/services.ts";
import { listedPaths } from "../written-paths.ts";

/** Of the thousand addresses that the posts leave free. */
const mostLetters = 800;

export async function composeSitemap(services: Pick<Services, "db" | "settings">): Promise<string> {
  const { origin } = services.settings.site;
  const posts = await listPostChanges(services);
  const letters = await listLetterAddresses(services, mostLetters);
  const newest = new Date(Math.max(0, ...posts.map(({ updatedAt }) => updatedAt.getTime())));
  const urls = [
    // When these change, no row records.
    ...listedPaths.map((path) => url(origin + path)),
    url(`${origin}/blog`, posts.length > 0 ? newest : undefined),
    ...posts.map(({ slug, updatedAt }) => url(`${origin}/blog/${slug}`, updatedAt)),
    url(origin + lettersPath, letters[0]?.sentAt),
    ...letters.map(({ slug, sentAt }) => url(`${origin}${lettersPath}/${slug}`, sentAt)),
  ];
  const space = { xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9" };
  return `${xmlDeclaration}\n${element("urlset", space, `\n${urls.join("\n")}\n`)}\n`;
}

function url(address: string, changedAt?: Date): string {
  const changed = changedAt ? element("lastmod", {}, changedAt.toISOString()) : "";
  return element("url", {}, element("loc", {}, xmlText(address)) + changed);
}
