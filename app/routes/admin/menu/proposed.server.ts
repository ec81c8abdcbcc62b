import { allSeries } from "#studio/series.ts";
import type { Option } from "#app/ui/form/fields-of.ts";
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

/** What readers will see is proposed in their language. */
const sectionsIn = (words: Words): Option[] => [
  ...mainLinks(words).map(({ href, label }): Option => [href, label]),
  [notesPath, words.names.notes],
  [lettersPath, words.names.letters],
  ["/subscribe", words.names.subscribe],
  [tagsPath, words.names.tags],
  ["/blog#search", words.screens.searchBlog],
  ["/feed", words.names.feeds],
];

/** The addresses that a menu’s form proposes: the site’s sections, the owner’s pages, tags and series. */
export async function proposedAddresses(services: Pick<Services, "db" | "settings">): Promise<Option[]> {
  const [{ words }, pages, series, tags] = await Promise.all([
    findSite(services),
    listPages(services),
    listPostSeries(services),
    listTags(services),
  ]);
  return [
    ...sectionsIn(words),
    ...pages.map(({ path, title }) => [path, title] as const),
    ...allSeries.map(({ slug, title }) => [`/art/series/${slug}`, title] as const),
    ...series.map(({ slug, name }) => [postSeriesPath(slug), name] as const),
    ...tags.map(({ slug, name }) => [tagPath(slug), name] as const),
  ];
}
