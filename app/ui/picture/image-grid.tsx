import type { MediaKind } from "@toadstool/media";
import type { ReactNode } from "react";
import type { Picture as LibraryPicture } from "@toadstool/media/showing";
import { fileSize, playingTime } from "@toadstool/media";
import styles from "./image-grid.module.css";
import { KindIcon } from "./kind-icon.tsx";
import { Picture } from "./picture.tsx";

/** An image of the library, as far as a grid shows it. */
export interface ImageTile {
  id: string;
  kind: MediaKind;
  name: string;
  bytes: number;
  /** Seconds; null for a picture. */
  duration: number | null;
  picture: LibraryPicture | null;
}

interface ImageGridProps {
  tiles: ImageTile[];
  /** Makes a tile a button: it holds the name and covers the tile. */
  renderName: (tile: ImageTile, name: ReactNode) => ReactNode;
}

/** Squares in rows, as prints lie in a drawer. */
export function ImageGrid({ tiles, renderName }: ImageGridProps) {
  return (
    <ul className={styles.grid}>
      {tiles.map((tile) => (
        <li key={tile.id} className={styles.tile}>
          <Shot {...tile} />
          {renderName(
            tile,
            <span className={styles.name} dir="auto">
              {tile.name}
            </span>,
          )}
          <p className={styles.facts}>
            <span>{fileSize(tile.bytes)}</span>
            {tile.picture?.alt === "" && <span>no alt text</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The picture itself, or the sign of a film or a sound. `first`: it is on the first screen. */
export function Shot({
  kind,
  picture,
  duration,
  first = false,
}: Pick<ImageTile, "kind" | "picture" | "duration"> & { first?: boolean }) {
  return (
    <div className={styles.shot}>
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
    </div>
  );
}
