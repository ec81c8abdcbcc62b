import { mainLinks } from "#app/ui/chrome/navigation.ts";
import { artworks } from "#studio/artworks.ts";
import { projects } from "#studio/projects.ts";
import { listPopularPages } from "#domain/analytics/popular.server.ts";
import { logError } from "#domain/log.ts";
import { emptySections, isShown } from "#domain/profile/sections.ts";
import type { Services } from "#domain/services.ts";

/** What may be named as popular, besides the posts. */
const empty = emptySections({ projects, artworks });
const pages = Object.fromEntries([
  ...mainLinks.filter(({ to }) => to !== "/" && isShown(to, empty)).map(({ to, label }) => [to, label]),
  ...projects.map(({ slug, title }) => [`/portfolio/${slug}`, title]),
]);

/** What is read most, for a screen that helps without it. */
export function popularPages(services: Pick<Services, "db" | "clock" | "settings">) {
  return listPopularPages(services, pages, 5).catch((error: unknown) => {
    logError(error);
    return [];
  });
}
