import { element, xmlDeclaration, xmlText } from "./xml.ts";

/** A sitemap of these pages: https://www.sitemaps.org/protocol.html. `changedAt` is left out where it is not known. */
export function writeSitemap(pages: { address: string; changedAt?: Date }[]): string {
  const urls = pages.map(({ address, changedAt }) => {
    const changed = changedAt ? element("lastmod", {}, changedAt.toISOString()) : "";
    return element("url", {}, element("loc", {}, xmlText(address)) + changed);
  });
  const space = { xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9" };
  return `${xmlDeclaration}\n${element("urlset", space, `\n${urls.join("\n")}\n`)}\n`;
}
