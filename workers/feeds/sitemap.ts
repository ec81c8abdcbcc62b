import { writeSitemap } from "@toadstool/markdown/atom";
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
  return writeSitemap([
    // When these change, no row records.
    ...listedPaths.map((path) => ({ address: origin + path })),
    { address: `${origin}/blog`, changedAt: posts.length > 0 ? newest : undefined },
    ...posts.map(({ slug, updatedAt }) => ({ address: `${origin}/blog/${slug}`, changedAt: updatedAt })),
    { address: origin + lettersPath, changedAt: letters[0]?.sentAt },
    ...letters.map(({ slug, sentAt }) => ({ address: `${origin}${lettersPath}/${slug}`, changedAt: sentAt })),
  ]);
}
