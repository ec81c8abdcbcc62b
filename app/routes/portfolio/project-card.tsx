import { Link } from "react-router";
import { CodeIcon } from "#app/ui/icons.tsx";
import { ImageLink } from "#app/ui/image-link.tsx";
import type { Project } from "#domain/portfolio/project.ts";
import type { FromArchive } from "./archive-place.ts";
import styles from "./project-card.module.css";
import { ProjectCover } from "./project-cover.tsx";
import { imageAddress } from "./project-images.ts";
import { WayOn } from "./way-on.tsx";

interface ProjectCardProps {
  project: Omit<Project, "story">;
  /** The archive's address now: the project's page leads back to it. */
  archive: string;
}

/** A project in the archive. */
export function ProjectCard({ project, archive }: ProjectCardProps) {
  const { slug, title, date, text, tools, image } = project;
  const from: FromArchive = { archive };
  return (
    <article className={styles.card}>
      <div className={`underlaid ${styles.media}`}>
        <ProjectCover project={project} sizes="(width >= 576px) 240px, 92vw" />
      </div>
      <div className={styles.words}>
        <p className={styles.date}>{date}</p>
        <h3 className={styles.title}>
          <Link to={`/portfolio/${slug}`} state={from} prefetch="intent" className={styles.link}>
            {title}
          </Link>
        </h3>
        <ProjectLinks project={project} className={styles.links} />
        <p className={styles.text}>{text}</p>
        <ul className={styles.tools} aria-label="Tools">
          {tools.map((tool) => (
            <li key={tool}>{tool}</li>
          ))}
        </ul>
      </div>
      <ImageLink href={imageAddress(image)} name={title} className={styles.imageLink} />
    </article>
  );
}

/** Where a project's code lies, and where else it leads. */
export function ProjectLinks({
  project: { title, link, extra = [] },
  className,
}: {
  project: Pick<Project, "title" | "link" | "extra">;
  className?: string;
}) {
  if (!link && extra.length === 0) return null;
  return (
    <ul className={className}>
      {link && (
        <li>
          <WayOn href={link}>
            <CodeIcon />
            Code<span className="visually-hidden"> of {title}</span>
          </WayOn>
        </li>
      )}
      {extra.map(({ label, href }) => (
        <li key={href}>
          <WayOn href={href}>{label}</WayOn>
        </li>
      ))}
    </ul>
  );
}
