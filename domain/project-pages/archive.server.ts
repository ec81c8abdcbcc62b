import type { Placing } from "../articles/placing.server.ts";
import { archiveFilter } from "./archive.ts";
import { allCategories, type Category, type ShownCategory, shownCategories } from "../facts/category.ts";
import { featuredProjects, mostFeatured } from "../works/project.ts";
import { countByCategory, type WorkCounts } from "../works/count-works.server.ts";
import { listWorks } from "../works/list-works.server.ts";
import { type ShownProject, showProjects } from "./shown-project.server.ts";

/** How many projects a page of the archive has; a portfolio of no more is on one page. */
const archivePageSize = 60;

/** What a page of the portfolio has. */
export interface ArchivePage {
  /** Those that readers see, in the order of their chips. */
  categories: ShownCategory[];
  projects: ShownProject[];
  featured: ShownProject[];
  /** Null where `projects` are all that there are: the page filters and counts them itself. */
  counts: WorkCounts | null;
  /** Of the next page. */
  cursor: string | null;
}

/** All projects where they fit on one page; otherwise a page of those that the query asks for: `?category=&q=&cursor=`. `site` has its language. */
export async function readArchive(
  services: Placing,
  query: URLSearchParams,
  facts: Promise<{ categories: readonly Category[] }>,
  site: Promise<{ language: string }>,
): Promise<ArchivePage> {
  const [first, { categories: all }, { language }] = await Promise.all([
    listWorks(services, { kinds: ["project"], limit: archivePageSize }),
    facts,
    site,
  ]);
  const categories = shownCategories(all);
  if (first.cursor === null) {
    const projects = await showProjects(services, first.works, language);
    return { categories, projects, featured: featuredProjects(projects), counts: null, cursor: null };
  }
  const { category, terms } = archiveFilter(query, categories);
  const cursor = query.get("cursor");
  const isWhole = category === allCategories && terms.length === 0 && cursor === null;
  const filter = { terms, category: category === allCategories ? null : category };
  const [page, featured, counts] = await Promise.all([
    isWhole ? first : listWorks(services, { kinds: ["project"], ...filter, cursor, limit: archivePageSize }),
    listWorks(services, { kinds: ["project"], isFeatured: true, limit: mostFeatured }),
    countByCategory(services, { terms }),
  ]);
  const shown = await showProjects(services, [...page.works, ...featured.works], language);
  return {
    categories,
    projects: shown.slice(0, page.works.length),
    featured: shown.slice(page.works.length),
    counts,
    cursor: page.cursor,
  };
}
