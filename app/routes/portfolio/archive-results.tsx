import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { ButtonLink, buttonClass } from "@toadstool/elements/forms/button";
import { useReveal } from "@toadstool/elements/behaviour/use-reveal";
import { stayHere } from "#app/browser/scroll.ts";
import type { ShownProject } from "#domain/project-pages/shown-project.server.ts";
import { useWords } from "#app/ui/use-words.ts";
import { archiveId } from "./archive-place.ts";
import styles from "./archive-results.module.css";
import { NearestProjects } from "./nearest-projects.tsx";
import { ProjectCard } from "./project-card.tsx";

/** How many projects a phone shows before the link to the others. */
const onPhones = 10;
const othersId = "more-projects";

interface ArchiveResultsProps {
  found: ShownProject[];
  /** What comes closest, where nothing is found. */
  nearest: ShownProject[];
  terms: readonly string[];
  archive: string;
  /** The address of the next page. */
  more: string | null;
}

export function ArchiveResults({ found, nearest, terms, archive, more }: ArchiveResultsProps) {
  const results = useResultsInSight();
  const { portfolio } = useWords();
  const list = useReveal<HTMLOListElement>();
  const { pathname } = useLocation();
  return (
    <div ref={results} className={styles.results}>
      {found.length === 0 && (
        <div className={styles.nothing}>
          <h3>{portfolio.noResults}</h3>
          <p>{portfolio.nothingFound}</p>
          <ButtonLink
            to={pathname}
            look="quiet"
            preventScrollReset
            state={stayHere}
            defaultShouldRevalidate={false}
          >
            {portfolio.clear}
          </ButtonLink>
          <NearestProjects projects={nearest} archive={archive} />
        </div>
      )}
      <ol ref={list} data-reveals className={styles.list}>
        {found.map((project, index) => (
          <li key={project.slug} {...(index === onPhones && { id: othersId, tabIndex: -1 })}>
            <ProjectCard project={project} archive={archive} terms={terms} />
          </li>
        ))}
      </ol>
      {found.length > onPhones && (
        <p className={styles.others}>
          <a href={`#${othersId}`} className={buttonClass("quiet")}>
            {portfolio.showMore({ count: found.length - onPhones })}
          </a>
        </p>
      )}
      {more && (
        <p>
          <ButtonLink to={`${more}#${archiveId}`} rel="next">
            {portfolio.more}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}

/** Where someone far down the list filters it anew, the results begin below the filter again. */
function useResultsInSight() {
  const results = useRef<HTMLDivElement>(null);
  const { search } = useLocation();
  const before = useRef(search);
  useEffect(() => {
    if (before.current === search || !results.current) return;
    before.current = search;
    const { top } = results.current.getBoundingClientRect();
    const beneath = parseFloat(getComputedStyle(results.current).scrollMarginTop);
    if (top < beneath) window.scrollBy({ top: top - beneath, behavior: "instant" });
  }, [search]);
  return results;
}
