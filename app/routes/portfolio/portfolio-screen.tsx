import { pageMeta } from "#app/ui/page/page-meta.ts";
import type { ShownProject } from "#domain/portfolio/shown-project.server.ts";
import { archivePath } from "./archive-place.ts";
import { Archive } from "./archive.tsx";
import { FeaturedWork } from "./featured-work.tsx";
import styles from "./portfolio-screen.module.css";
import { useArchiveFirst } from "./use-archive-first.ts";

const description = "Projects for screens, rooms and hands, from the first sketch to the last screw.";

export function portfolioMeta(matches: Parameters<typeof pageMeta>[1]) {
  return pageMeta({ title: "Portfolio", description, path: archivePath }, matches);
}

/** Featured work and the archive; those who come for a search or a category find its results first. */
export function PortfolioScreen({ projects }: { projects: ShownProject[] }) {
  const isArchiveFirst = useArchiveFirst();
  const featured = <FeaturedWork key="featured" projects={projects} />;
  const archive = <Archive key="archive" projects={projects} />;
  return (
    <main className={`${styles.page} ${isArchiveFirst ? styles.searched : ""}`}>
      <header className={styles.head}>
        <h1 className={styles.title}>Portfolio</h1>
        <p className={styles.lead}>{description}</p>
      </header>
      {isArchiveFirst ? [archive, featured] : [featured, archive]}
    </main>
  );
}
