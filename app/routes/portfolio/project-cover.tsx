import { ImageWithAvif } from "#app/ui/picture/image-with-avif.tsx";
import type { Project } from "#domain/portfolio/project.ts";
import styles from "./project-cover.module.css";
import { coverSources, imageAddress, lightCoverSources } from "./project-images.ts";

/** A project's cover, 4 to 3. */
export function ProjectCover({
  project: { image, description, centerImage = true },
  sizes,
  first = false,
}: {
  project: Pick<Project, "image" | "description" | "centerImage">;
  /** How wide it is shown, as `sizes` says it. */
  sizes: string;
  /** On the first screen: fetched at once. */
  first?: boolean;
}) {
  return (
    <ImageWithAvif
      avif={lightCoverSources(image)}
      src={imageAddress(image)}
      srcSet={coverSources(image)}
      sizes={sizes}
      width="1600"
      height="1200"
      alt={description}
      className={`${styles.cover} ${centerImage ? "" : styles.top}`.trim()}
      loading={first ? "eager" : "lazy"}
      fetchPriority={first ? "high" : undefined}
      decoding={first ? undefined : "async"}
    />
  );
}
