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
  /** How many texts and pages show it; null where that is not asked. */
  uses: number | null;
}

interface ImageGridProps<Tile extends ImageTile> {
  tiles: Tile[];
  /** How many of them are on the first screen. */
  first?: number;
  /** Makes a tile a link, a button or a choice: it holds the name and covers the tile. */
  renderName: (tile: Tile, name: ReactNode) => ReactNode;
}

/** Squares in rows, as prints lie in a drawer. */
export function ImageGrid<Tile extends ImageTile>({ tiles, first = 0, renderName }: ImageGridProps<Tile>) {
  return (
    <ul className={styles.grid}>
      {tiles.map((tile, index) => (
        <li key={tile.id} id={`row-${tile.id}`} className={styles.tile}>
          <Shot tile={tile} first={index < first} />
          {renderName(
            tile,
            <span className={styles.name} dir="auto">
              {tile.name}
            </span>,
          )}
          <p className={styles.facts}>
            <span>{fileSize(tile.bytes)}</span>
            {tile.picture && tile.picture.alt === "" && <span className={styles.mark}>no alt text</span>}
            {tile.uses !== null && (
              <span className={tile.uses > 0 ? undefined : styles.mark}>
                {tile.uses > 0 ? `used in ${tile.uses}` : "unused"}
              </span>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Shot({ tile: { kind, picture, duration }, first }: { tile: ImageTile; first: boolean }) {
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
        <span className={styles.duration}>
          {kind === "video" ? "Film" : "Sound"} {playingTime(duration)}
        </span>
      )}
      {picture?.isAnimated && <span className={styles.duration}>Moves</span>}
    </div>
  );
}
