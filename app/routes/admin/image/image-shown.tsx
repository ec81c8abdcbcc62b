import type { Picture as LibraryPicture } from "@toadstool/media/showing";
import { Picture } from "#app/ui/picture/picture.tsx";
import { fileAddress, type Image } from "#domain/media/image.ts";
import styles from "./image.module.css";

/** The image itself, as large as the space allows. */
export function ImageShown({ image, picture }: { image: Image; picture: LibraryPicture | null }) {
  const { id, revision, kind, name, facts } = image;
  const media = { controls: true, src: fileAddress(id, revision, facts.main), "aria-label": name };
  if (picture)
    return (
      <a
        href={picture.largest.src}
        target="_blank"
        rel="noopener"
        className={styles.sheet}
        aria-label={`${name} alone, in a new tab`}
      >
        <Picture picture={picture} first isStill sizes="(width < 850px) 92vw, 52vw" />
      </a>
    );
  return (
    <div className={styles.sheet}>
      {kind === "audio" ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- what is heard is written in the posts that show it
        <audio {...media} preload="metadata" />
      ) : (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- what is said is written in the posts that show it
        <video {...media} playsInline preload="metadata" width={facts.width} height={facts.height} />
      )}
    </div>
  );
}
