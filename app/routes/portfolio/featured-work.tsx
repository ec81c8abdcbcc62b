import { buttonClass } from "@toadstool/elements/forms/button";
import { useTextLanguage } from "#app/ui/use-text-language.ts";
import { LoopingMedia } from "#app/ui/picture/looping-media.tsx";
import type { ShownProject } from "#domain/project-pages/shown-project.server.ts";
import { useWords } from "#app/ui/use-words.ts";
import styles from "./featured-work.module.css";
import { ProjectCover } from "./project-cover.tsx";
import { WayOn } from "./way-on.tsx";

export function FeaturedWork({ projects }: { projects: ShownProject[] }) {
  const words = useWords();
  if (projects.length === 0) return null;
  return (
    <section aria-labelledby="featured" className={styles.section}>
      <h2 id="featured" className={styles.heading}>
        {words.portfolio.featured}
      </h2>
      <div className={styles.grid}>
        {projects.map((project, index) => (
          <FeaturedCard key={project.slug} project={project} first={index === 0} />
        ))}
      </div>
    </section>
  );
}

function FeaturedCard({ project, first }: { project: ShownProject; first: boolean }) {
  const { title, text, featuredText, featuredButtonText, featuredLink, featuredSameTab = false } = project;
  const spoken = useTextLanguage().spoken(project.language);
  return (
    <article className={styles.card}>
      <div className={`underlaid ${styles.sheet}`}>
        <FeaturedMedia project={project} first={first} />
      </div>
      <h3 className={styles.title} {...spoken}>
        {title}
      </h3>
      <p className={styles.text} {...spoken}>
        {featuredText ?? text}
      </p>
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

type Featured = Pick<
  ShownProject,
  "title" | "description" | "featuredDescription" | "featured" | "featuredHasAudio"
>;

/** The looping picture of a featured project, or a picture that stands still. */
export function FeaturedMedia({
  project: {
    title,
    description: ofCover,
    featuredDescription: description = ofCover,
    featured,
    featuredHasAudio,
  },
  first,
}: {
  project: Featured;
  first: boolean;
}) {
  if (!featured) return null;
  if (!featured.moves) {
    const sizes = "(width >= 992px) 40rem, 94vw";
    return <ProjectCover project={{ cover: featured.picture, description }} sizes={sizes} first={first} />;
  }
  const { isImage, source, still, width, height } = featured;
  return (
    <LoopingMedia
      name={title}
      isImage={isImage}
      source={source}
      still={still}
      description={description}
      width={width}
      height={height}
      hasAudio={featuredHasAudio}
      first={first}
    />
  );
}
