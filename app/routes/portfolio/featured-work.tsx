import { buttonClass } from "@toadstool/elements/forms/button";
import { LoopingMedia } from "#app/ui/picture/looping-media.tsx";
import { featuredProjects } from "#domain/portfolio/project.ts";
import type { ShownProject } from "#domain/portfolio/shown-project.server.ts";
import styles from "./featured-work.module.css";
import { imageAddress, stillAddress } from "./project-images.ts";
import { WayOn } from "./way-on.tsx";

export function FeaturedWork({ projects }: { projects: ShownProject[] }) {
  const featured = featuredProjects(projects);
  if (featured.length === 0) return null;
  return (
    <section aria-labelledby="featured" className={styles.section}>
      <h2 id="featured" className={styles.heading}>
        Featured Work
      </h2>
      <div className={styles.grid}>
        {featured.map((project, index) => (
          <FeaturedCard key={project.slug} project={project} first={index === 0} />
        ))}
      </div>
    </section>
  );
}

function FeaturedCard({ project, first }: { project: ShownProject; first: boolean }) {
  const { title, text, featuredText, featuredButtonText, featuredLink, featuredSameTab = false } = project;
  return (
    <article className={styles.card}>
      <div className={`underlaid ${styles.sheet}`}>
        <FeaturedMedia project={project} first={first} />
      </div>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text}>{featuredText ?? text}</p>
      {featuredButtonText && featuredLink && (
        <WayOn
          href={featuredLink}
          sameTab={featuredSameTab}
          className={buttonClass("primary", styles.button)}
        >
          {featuredButtonText}
          <span className="visually-hidden">: {title}</span>
        </WayOn>
      )}
    </article>
  );
}

/** The looping picture of a featured project. */
export function FeaturedMedia({
  project: { title, description, featuredDescription, featuredImage = "", featuredHasAudio },
  first,
}: {
  project: Pick<
    ShownProject,
    "title" | "description" | "featuredDescription" | "featuredImage" | "featuredHasAudio"
  >;
  first: boolean;
}) {
  return (
    <LoopingMedia
      name={title}
      source={imageAddress(featuredImage)}
      still={stillAddress(featuredImage)}
      description={featuredDescription ?? description}
      width={960}
      height={720}
      hasAudio={featuredHasAudio}
      first={first}
    />
  );
}
