import type { Placing } from "../articles/placing.server.ts";
import { type ArchiveFilter } from "../portfolio/archive.ts";
import { allCategories } from "../portfolio/category.ts";
import { featuredProjects, mostFeatured } from "../portfolio/project.ts";
import { countByCategory, type WorkCounts } from "../works/count-works.server.ts";
import { listWorks } from "../works/works.server.ts";
import { type ShownProject, showProjects } from "./shown-project.server.ts";

/** How many projects a page of the archive has; a portfolio of no more is on one page. */
export const archivePageSize = 60;

/** What a page of the portfolio has. */
export interface ArchivePage {
  projects: ShownProject[];
  featured: ShownProject[];
  /** Null where `projects` are all that there are: the page filters and counts them itself. */
  counts: WorkCounts | null;
  /** Of the next page. */
  cursor: string | null;
}

/** All projects where they fit on one page; otherwise a page of those that the filter asks for. */
export async function readArchive(
  services: Placing,
  { category, terms, cursor }: ArchiveFilter & { cursor: string | null },
): Promise<ArchivePage> {
  const first = await listWorks(services, { kinds: ["project"], limit: archivePageSize });
  if (first.cursor === null) {
    const projects = await showProjects(services, first.works);
    return { projects, featured: featuredProjects(projects), counts: null, cursor: null };
  }
  const isWhole = category === allCategories && terms.length === 0 && cursor === null;
  const filter = { terms, category: category === allCategories ? null : category };
  const [page, featured, counts] = await Promise.all([
    isWhole ? first : listWorks(services, { kinds: ["project"], ...filter, cursor, limit: archivePageSize }),
    listWorks(services, { kinds: ["project"], isFeatured: true, limit: mostFeatured }),
    countByCategory(services, { terms }),
  ]);
  const shown = await showProjects(services, [...page.works, ...featured.works]);
  return {
    projects: shown.slice(0, page.works.length),
    featured: shown.slice(page.works.length),
    counts,
    cursor: page.cursor,
  };
}
