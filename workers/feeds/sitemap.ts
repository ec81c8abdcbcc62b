import { encoded } from "#domain/text/encoded.ts";
import { writeSitemap } from "@toadstool/markdown/atom";
import { lettersPath } from "#domain/newsletter/archive/archive.ts";
import { listLetterAddresses } from "#domain/newsletter/archive/archive.server.ts";
import { notePath, notesPath } from "#domain/notes/note.ts";
import { listNoteChanges } from "#domain/notes/notes.server.ts";
import { listPages } from "#domain/own-pages/own-pages.server.ts";
import { listPostChanges } from "#domain/posts/posts.server.ts";
import type { Services } from "#domain/services.ts";
import { findSite } from "#domain/facts/site.server.ts";
import { isInShownSection } from "#domain/sections/sections.ts";
import { postSeriesPath } from "#domain/post-series/post-series.ts";
import { listPostSeries } from "#domain/post-series-pages/post-series-page.server.ts";
import { listTags } from "#domain/tag-pages/tag-list.server.ts";
import { tagPath, tagsPath } from "#domain/tags/tag.ts";
import { findAlternates } from "#domain/translations/translations.server.ts";
import { findEmptySections } from "#domain/sections/empty-sections.server.ts";
import { listWorkAddresses } from "#domain/works/work-addresses.server.ts";
import { listedPaths } from "../site-paths.ts";

/** Of the ten thousand addresses that the posts leave free. */
const mostLetters = 600;
/** Of one sitemap: https://www.sitemaps.org/protocol.html */
const mostAddresses = 50_000;

export async function composeSitemap(
  services: Pick<Services, "db" | "settings" | "workFiles">,
): Promise<string> {
  const { origin } = services.settings.site;
  const { words } = await findSite(services);
  const [posts, pages, letters, tags, series, works, empty, notes, alternates] = await Promise.all([
    listPostChanges(services),
    listPages(services),
    listLetterAddresses(services, mostLetters),
    listTags(services),
    listPostSeries(services),
    listWorkAddresses(services),
    findEmptySections(services),
    listNoteChanges(services),
    findAlternates(services, words.language),
  ]);
  const newest = new Date(Math.max(0, ...posts.map(({ updatedAt }) => updatedAt.getTime())));
  const alternatesOf = (address: string) =>
    alternates
      .get(address.slice(origin.length))
      ?.map((one) => ({ hreflang: one.hreflang, address: encoded(origin + one.address) }));
  return writeSitemap(
    [
      // When these change, no row records.
      ...listedPaths
        .filter((path) => isInShownSection(path, empty))
        .map((path) => ({ address: origin + path })),
      ...works.map(({ path, image }) => ({ address: origin + path, image: image && origin + image })),
      ...pages.map(({ path, updatedAt, imageUrl }) => ({
        address: origin + path,
        changedAt: new Date(updatedAt),
        image: imageUrl.startsWith("/") ? origin + imageUrl : imageUrl,
      })),
      { address: `${origin}/blog`, changedAt: posts.length > 0 ? newest : undefined },
      ...posts.map(({ slug, updatedAt, imageUrl }) => ({
        address: `${origin}/blog/${slug}`,
        changedAt: updatedAt,
        image: imageUrl.startsWith("/") ? origin + imageUrl : imageUrl,
      })),
      { address: origin + lettersPath, changedAt: letters[0]?.sentAt },
      ...letters.map(({ slug, sentAt }) => ({
        address: `${origin}${lettersPath}/${slug}`,
        changedAt: sentAt,
      })),
      ...series
        .filter(({ count }) => count > 0)
        .map(({ slug }) => ({ address: origin + postSeriesPath(slug) })),
      ...(tags.length > 0 ? [{ address: origin + tagsPath }] : []),
      ...tags.map(({ slug }) => ({ address: origin + tagPath(slug) })),
      ...(notes[0] ? [{ address: origin + notesPath, changedAt: notes[0].updatedAt }] : []),
      ...notes.map(({ id, updatedAt }) => ({ address: origin + notePath(id), changedAt: updatedAt })),
    ]
      .slice(0, mostAddresses)
      .map((page) => ({ ...page, address: encoded(page.address), alternates: alternatesOf(page.address) })),
  );
}
