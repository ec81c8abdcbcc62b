import { useState } from "react";
import { useLocation } from "react-router";
import { useScripted } from "@toadstool/elements/behaviour/scripted";
import { EmptySection } from "#app/ui/empty-section.tsx";
import page from "#app/ui/page/list-page.module.css";
import { pageMeta, rootData, type Things } from "#app/ui/page/page-meta.ts";
import { collection } from "#app/ui/page/things.ts";
import { useWords } from "#app/ui/use-words.ts";
import type { ArchivePage } from "#domain/project-pages/archive.server.ts";
import { archivePath, isFiltered } from "./archive-place.ts";
import { Archive } from "./archive.tsx";
import { FeaturedWork } from "./featured-work.tsx";
import styles from "./portfolio-screen.module.css";

/** Whether there is no project at all. */
export const isEmpty = ({ projects, counts }: ArchivePage) => projects.length === 0 && counts === null;

export function portfolioMeta(matches: Parameters<typeof pageMeta>[1], hasNothing = false) {
  const { portfolio, names } = rootData(matches).words;
  const description = portfolio.lead;
  const things: Things = (known) => [collection(names.portfolio, known)];
  return pageMeta(
    { title: names.portfolio, description, path: archivePath, isEmpty: hasNothing, things },
    matches,
  );
}

/** Featured work and the archive; those who come for a search or a category find its results first. */
export function PortfolioScreen({ page: shown }: { page: ArchivePage }) {
  const isArchiveFirst = useArchiveFirst(shown.categories);
  const words = useWords();
  const hasNothing = isEmpty(shown);
  const featured = <FeaturedWork key="featured" projects={shown.featured} />;
  const archive = <Archive key="archive" page={shown} />;
  return (
    <main
      data-wide
      data-partial={shown.counts ? "" : undefined}
      className={`${page.page} ${isArchiveFirst ? styles.searched : ""}`}
    >
      <header className={`${page.head} ${styles.head}`}>
        <h1 className={`${page.title} ${styles.title}`}>{words.names.portfolio}</h1>
        {!hasNothing && <p className={styles.lead}>{words.portfolio.lead}</p>}
      </header>
      {hasNothing ? (
        <EmptySection title={words.portfolio.noProjects} file="studio/projects.ts" />
      ) : isArchiveFirst ? (
        [archive, featured]
      ) : (
        [featured, archive]
      )}
    </main>
  );
}

/**
 * Whether the archive precedes the featured work: for those who open the page with a search or a category. What is
 * pressed or typed on the page itself (`stayHere`) moves nothing.
 */
function useArchiveFirst(categories: ArchivePage["categories"]): boolean {
  const { key, search, state } = useLocation();
  // The server does not see the state, so the first render of its document must not either.
  const isScripted = useScripted();
  const stays = isScripted && (state as { stay?: boolean } | null)?.stay === true;
  const [opened, setOpened] = useState({ key, isFirst: !stays && isFiltered(search, categories) });
  if (opened.key === key) return opened.isFirst;
  const next = { key, isFirst: stays ? opened.isFirst : isFiltered(search, categories) };
  setOpened(next);
  return next.isFirst;
}
