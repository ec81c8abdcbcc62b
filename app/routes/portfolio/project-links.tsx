import { ArticleSaying } from "@toadstool/elements/article-body";
import { use } from "react";
import { CodeIcon } from "@toadstool/elements/icons";
import type { ShownProject } from "#domain/project-pages/shown-project.server.ts";
import { hidden } from "#app/ui/hidden.tsx";
import { Said } from "#app/ui/said.tsx";
import { useWords } from "#app/ui/use-words.ts";
import lists from "./project-lists.module.css";
import styles from "./project-text.module.css";
import { WayOn } from "./way-on.tsx";

/** Where a project's code is, and what else there is to it: links, or rich content. */
export function ProjectLinks({
  project: { title, link, extra, extraHtml },
  className = "",
}: {
  project: Pick<ShownProject, "title" | "link" | "extra" | "extraHtml">;
  className?: string;
}) {
  const words = useWords();
  const say = use(ArticleSaying);
  return (
    <>
      {(link || extra.length > 0) && (
        <ul className={`${lists.links} ${className}`}>
          {link && (
            <li>
              <WayOn href={link}>
                <CodeIcon />
                <Said parts={words.portfolio.code({ title, hidden })} />
              </WayOn>
            </li>
          )}
          {extra.map(({ label, href }) => (
            <li key={href}>
              <WayOn href={href}>{label}</WayOn>
            </li>
          ))}
        </ul>
      )}
      {extraHtml && <div className={styles.rich} dangerouslySetInnerHTML={{ __html: say(extraHtml) }} />}
    </>
  );
}
