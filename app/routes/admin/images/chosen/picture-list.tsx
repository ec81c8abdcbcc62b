import type { ReactNode } from "react";
import { Link } from "react-router";
import type { BulkAct } from "#app/ui/list/bulk-bar.tsx";
import { Choice, Choosing } from "#app/ui/list/choosing.tsx";
import { ImageGrid, type ImageTile } from "#app/ui/picture/image-grid.tsx";
import styles from "./picture-list.module.css";

interface PictureListProps<Tile extends ImageTile> {
  tiles: Tile[];
  acts: readonly BulkAct[];
  /** Where a press of a tile leads, if anywhere. */
  to?: (tile: Tile) => string;
  noteOf?: (tile: Tile) => ReactNode;
}

/** Pictures with boxes, and the bar of what can be done with those that are chosen. */
export function PictureList<Tile extends ImageTile>({ tiles, acts, to, noteOf }: PictureListProps<Tile>) {
  return (
    <Choosing acts={acts} many="files" shown={tiles.map(({ id }) => id)} found={tiles.length}>
      <ImageGrid
        tiles={tiles}
        first={8}
        renderName={(tile, name) => (
          <div>
            <span className={styles.box}>
              <Choice id={tile.id} title={tile.name} />
            </span>
            {to ? (
              <Link to={to(tile)} className={styles.open}>
                {name}
              </Link>
            ) : (
              name
            )}
            {noteOf?.(tile)}
          </div>
        )}
      />
    </Choosing>
  );
}
