import { element, xmlDeclaration, xmlText } from "./xml.ts";

export interface SitemapPage {
  address: string;
  /** Left out where it is not known. */
  changedAt?: Date;
  /** The address of the picture that the page is about. */
  image?: string;
  /** The same in all languages, itself among them: https://developers.google.com/search/docs/specialty/international/localized-versions */
  alternates?: readonly { hreflang: string; address: string }[] | undefined;
}

/** A sitemap of these pages: https://www.sitemaps.org/protocol.html, with images as Google reads them. */
export function writeSitemap(pages: SitemapPage[]): string {
  const urls = pages.map(({ address, changedAt, image, alternates = [] }) => {
    const changed = changedAt ? element("lastmod", {}, changedAt.toISOString()) : "";
    const shown = image ? element("image:image", {}, element("image:loc", {}, xmlText(image))) : "";
    const others = alternates.map(({ hreflang, address: href }) =>
      element("xhtml:link", { rel: "alternate", hreflang, href }),
    );
    return element("url", {}, element("loc", {}, xmlText(address)) + others.join("") + changed + shown);
  });
  const spaces = {
    xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9",
    ...(pages.some(({ alternates }) => alternates?.length) && {
      "xmlns:xhtml": "http://www.w3.org/1999/xhtml",
    }),
    "xmlns:image": "http://www.google.com/schemas/sitemap-image/1.1",
  };
  return `${xmlDeclaration}\n${element("urlset", spaces, `\n${urls.join("\n")}\n`)}\n`;
}
