import { allSeries } from "#studio/series.ts";
import { mainLinks } from "#app/ui/chrome/navigation.ts";
import { findSite } from "#domain/facts/site.server.ts";
import { lettersPath } from "#domain/newsletter/archive/archive.ts";
import { notesPath } from "#domain/notes/note.ts";
import { listPages } from "#domain/own-pages/own-pages.server.ts";
import { postSeriesPath } from "#domain/post-series/post-series.ts";
import { listPostSeries } from "#domain/post-series-pages/post-series-page.server.ts";
import type { Services } from "#domain/services.ts";
import { listTags } from "#domain/tag-pages/tag-list.server.ts";
import { tagPath, tagsPath } from "#domain/tags/tag.ts";
import type { Words } from "#domain/words/words.ts";
import type { Proposed } from "../facts/entry-list.ts";

/** What readers will see is proposed in their language. */
const sectionsIn = (words: Words): Proposed[] => [
  ...mainLinks(words),
  { href: notesPath, label: words.names.notes },
  { href: lettersPath, label: words.names.letters },
  { href: "/subscribe", label: words.names.subscribe },
  { href: tagsPath, label: words.names.tags },
  { href: "/blog#search", label: words.screens.searchBlog },
  { href: "/feed", label: words.names.feeds },
];

/** The addresses that a menu’s form proposes: the site’s sections, the owner’s pages, tags and series. */
export async function proposedAddresses(services: Pick<Services, "db" | "settings">): Promise<Proposed[]> {
  const [{ words }, pages, series, tags] = await Promise.all([
    findSite(services),
    listPages(services),
    listPostSeries(services),
    listTags(services),
  ]);
  return [
    ...sectionsIn(words),
    ...pages.map(({ path, title }) => ({ href: path, label: title })),
    ...allSeries.map(({ slug, title }) => ({ href: `/art/series/${slug}`, label: title })),
    ...series.map(({ slug, name }) => ({ href: postSeriesPath(slug), label: name })),
    ...tags.map(({ slug, name }) => ({ href: tagPath(slug), label: name })),
  ];
}
