import { allSeries } from "#studio/series.ts";
import { mainLinks } from "#app/ui/chrome/navigation.ts";
import { lettersPath } from "#domain/newsletter/archive/archive.ts";
import { notesPath } from "#domain/notes/note.ts";
import { listPages } from "#domain/own-pages/own-pages.server.ts";
import { postSeriesPath } from "#domain/post-series/post-series.ts";
import { listPostSeries } from "#domain/post-series-pages/post-series-page.server.ts";
import type { Services } from "#domain/services.ts";
import { listTags } from "#domain/tag-pages/tag-list.server.ts";
import { tagPath, tagsPath } from "#domain/tags/tag.ts";
import type { Proposed } from "../facts/entry-list.ts";

const sections: Proposed[] = [
  ...mainLinks,
  { href: notesPath, label: "Notes" },
  { href: lettersPath, label: "Letters" },
  { href: "/subscribe", label: "Subscribe" },
  { href: tagsPath, label: "Tags" },
  { href: "/blog#search", label: "Search the blog" },
  { href: "/feed", label: "Feeds" },
];

/** The addresses that a menu’s form proposes: the site’s sections, the owner’s pages, tags and series. */
export async function proposedAddresses(services: Pick<Services, "db">): Promise<Proposed[]> {
  const [pages, series, tags] = await Promise.all([
    listPages(services),
    listPostSeries(services),
    listTags(services),
  ]);
  return [
    ...sections,
    ...pages.map(({ path, title }) => ({ href: path, label: title })),
    ...allSeries.map(({ slug, title }) => ({ href: `/art/series/${slug}`, label: title })),
    ...series.map(({ slug, name }) => ({ href: postSeriesPath(slug), label: name })),
    ...tags.map(({ slug, name }) => ({ href: tagPath(slug), label: name })),
  ];
}
