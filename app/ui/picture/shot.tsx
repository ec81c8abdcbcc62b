import { type MediaKind, playingTime } from "@toadstool/media";
import type { Picture as LibraryPicture } from "@toadstool/media/showing";
import { KindIcon } from "./kind-icon.tsx";
import { Picture } from "./picture.tsx";
import styles from "./shot.module.css";

interface ShotProps {
  kind: MediaKind;
  picture: LibraryPicture | null;
  /** Seconds; null for a picture. */
  duration: number | null;
  /** It is on the first screen. */
  first?: boolean;
}

/** A picture of the library as a square, as prints lie in a drawer, or the sign of a film or a sound. */
export function Shot({ kind, picture, duration, first = false }: ShotProps) {
  return (
    <span className={styles.shot}>
      {picture ? (
        <Picture
          picture={picture}
          alt=""
          first={first}
          isStill
          sizes="(width < 576px) 46vw, 15rem"
          className={styles.picture}
        />
      ) : (
        <KindIcon kind={kind} className={styles.sign} />
      )}
      {duration !== null && (
        <small className={styles.duration}>
          {kind === "video" ? "Film" : "Sound"} {playingTime(duration)}
        </small>
      )}
      {picture?.isAnimated && <small className={styles.duration}>Moves</small>}
    </span>
  );
}
