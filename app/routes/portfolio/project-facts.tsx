import { Link } from "react-router";
import type { ShownProject } from "#domain/project-pages/shown-project.server.ts";
import { archiveAddress, archiveId } from "./archive-place.ts";
import { useWords } from "#app/ui/use-words.ts";
import styles from "./project-facts.module.css";
import { ProjectLinks } from "./project-links.tsx";
import lists from "./project-lists.module.css";

/** A project in short, as a colophon: its links, its tools, and words to search the archive by. */
export function ProjectFacts({ project }: { project: ShownProject }) {
  const { tools, tags, link, extra, extraHtml } = project;
  const { portfolio, common } = useWords();
  const hasLinks = link !== undefined || extra.length > 0 || extraHtml !== undefined;
  if (!hasLinks && tools.length === 0 && tags.length === 0) return null;
  return (
    <aside className={styles.aside} aria-label={portfolio.inShort}>
      {hasLinks && (
        <div>
          <h2 className={styles.label}>{portfolio.further}</h2>
          <ProjectLinks project={project} className={styles.links} />
        </div>
      )}
      {tools.length > 0 && (
        <div>
          <h2 className={styles.label}>{common.tools}</h2>
          <ul className={lists.tools}>
            {tools.map((tool) => (
              <li key={tool} dir="auto">
                {tool}
              </li>
            ))}
          </ul>
        </div>
      )}
      {tags.length > 0 && (
        <div>
          <h2 className={styles.label}>{portfolio.keywords}</h2>
          <ul className={styles.keywords}>
            {tags.map((tag) => (
              <li key={tag}>
                <Link to={`${archiveAddress({ q: tag })}#${archiveId}`}>{tag}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </aside>
  );
}
