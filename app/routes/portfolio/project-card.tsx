import { FoundText } from "#app/ui/found/found-text.tsx";
import { Link } from "@toadstool/elements/page/link";
import { useTextLanguage } from "#app/ui/use-text-language.ts";
import { Kept } from "#app/ui/kept/kept.tsx";
import { ImageLink } from "#app/ui/picture/image-link.tsx";
import type { ShownProject } from "#domain/project-pages/shown-project.server.ts";
import type { FromArchive } from "./archive-place.ts";
import { useWords } from "#app/ui/use-words.ts";
import styles from "./project-card.module.css";
import lists from "./project-lists.module.css";
import { ProjectCover } from "./project-cover.tsx";
import { ProjectLinks } from "./project-links.tsx";
import { ProjectText } from "./project-text.tsx";

interface ProjectCardProps {
  project: ShownProject;
  /** The archive's address now: the project's page leads back to it. */
  archive: string;
  /** What was searched for. */
  terms: readonly string[];
}

/** A project in the archive. */
export function ProjectCard(props: ProjectCardProps) {
  return (
    <Kept as="article" of={props.terms.length > 0 ? null : props.project} className={styles.card}>
      {() => <ProjectInArchive {...props} />}
    </Kept>
  );
}

function ProjectInArchive({ project, archive, terms }: ProjectCardProps) {
  const { slug, title, date, tools, cover } = project;
  const from: FromArchive = { archive };
  const spoken = useTextLanguage().spoken(project.language);
  const words = useWords();
  return (
    <>
      <div className={`underlaid ${styles.media}`}>
        <ProjectCover project={project} sizes="(width >= 576px) 240px, 92vw" />
      </div>
      <div className={styles.words}>
        <p className={styles.date}>
          <FoundText text={date} terms={terms} />
        </p>
        <h3 className={styles.title} {...spoken}>
          <Link to={`/portfolio/${slug}`} state={from} className={`covering ${styles.link}`}>
            <FoundText text={title} terms={terms} />
          </Link>
        </h3>
        <ProjectLinks project={project} className={styles.links} />
        <ProjectText project={project} className={styles.text} terms={terms} />
        <ul className={lists.tools} aria-label={words.common.tools}>
          {tools.map((tool) => (
            <li key={tool} dir="auto">
              <FoundText text={tool} terms={terms} />
            </li>
          ))}
        </ul>
      </div>
      <ImageLink href={cover.whole} name={title} className={styles.imageLink} />
    </>
  );
}
