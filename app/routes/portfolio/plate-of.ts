import type { Still } from "#domain/art/still.ts";
import type { ShownProject } from "#domain/project-pages/shown-project.server.ts";

/** The picture at the head of a project's page; null where a film is there. */
export function plateOf({ cover, featured }: Pick<ShownProject, "cover" | "featured">): Still | null {
  if (!featured) return cover;
  return featured.moves ? null : featured.picture;
}
