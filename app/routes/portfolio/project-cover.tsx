import { ImageWithAvif } from "#app/ui/picture/image-with-avif.tsx";
import type { ShownProject } from "#domain/project-pages/shown-project.server.ts";
import { focusClass } from "@toadstool/media/showing";
import styles from "./project-cover.module.css";

/** A project's cover, 4 to 3. */
export function ProjectCover({
  project: { cover, description, centerImage = true },
  sizes,
  first = false,
}: {
  project: Pick<ShownProject, "cover" | "description" | "centerImage">;
  /** How wide it is shown, as `sizes` says it. */
  sizes: string;
  /** On the first screen: fetched at once. */
  first?: boolean;
}) {
  return (
    <ImageWithAvif
      avif={cover.avif}
      src={cover.src}
      srcSet={cover.srcSet}
      sizes={sizes}
      width={cover.width}
      height={cover.height}
      alt={description}
      className={`${styles.cover} ${focusClass(cover.focus) ?? (centerImage ? "" : styles.top)}`.trim()}
      loading={first ? "eager" : "lazy"}
      fetchPriority={first ? "high" : undefined}
      decoding={first ? undefined : "async"}
    />
  );
}
