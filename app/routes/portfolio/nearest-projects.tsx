import { Link } from "react-router";
import { useTextLanguage } from "#app/ui/use-text-language.ts";
import type { ShownProject } from "#domain/project-pages/shown-project.server.ts";
import { useWords } from "#app/ui/use-words.ts";
import type { FromArchive } from "./archive-place.ts";
import styles from "./nearest-projects.module.css";
import { ProjectCover } from "./project-cover.tsx";

/** Where a search that found nothing can go on. */
export function NearestProjects({ projects, archive }: { projects: ShownProject[]; archive: string }) {
  const { spoken } = useTextLanguage();
  const words = useWords();
  if (projects.length === 0) return null;
  const from: FromArchive = { archive };
  return (
    <section aria-labelledby="nearest" className={styles.nearest}>
      <h3 id="nearest">{words.portfolio.nearest}</h3>
      <ul className={styles.list}>
        {projects.map((project) => (
          <li key={project.slug}>
            <Link to={`/portfolio/${project.slug}`} state={from} className={styles.link}>
              <ProjectCover project={{ ...project, description: "" }} sizes="(width >= 576px) 30vw, 6rem" />
              <span {...spoken(project.language)}>{project.title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
