import { element, xmlDeclaration, xmlText } from "./xml.ts";

export interface SitemapPage {
  address: string;
  /** Left out where it is not known. */
  changedAt?: Date;
  /** The address of the picture that the page is about. */
  image?: string;
}

/** A sitemap of these pages: https://www.sitemaps.org/protocol.html, with images as Google reads them. */
export function writeSitemap(pages: SitemapPage[]): string {
  const urls = pages.map(({ address, changedAt, image }) => {
    const changed = changedAt ? element("lastmod", {}, changedAt.toISOString()) : "";
    const shown = image ? element("image:image", {}, element("image:loc", {}, xmlText(image))) : "";
    return element("url", {}, element("loc", {}, xmlText(address)) + changed + shown);
  });
  const spaces = {
    xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9",
    "xmlns:image": "http://www.google.com/schemas/sitemap-image/1.1",
  };
  return `${xmlDeclaration}\n${element("urlset", spaces, `\n${urls.join("\n")}\n`)}\n`;
}
