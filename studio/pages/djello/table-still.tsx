import { type Still, stillOf } from "#domain/art/still.ts";
import styles from "./djello-stage.module.css";

/** The table with all eight in one row. */
const inOneRow = stillOf({ slug: "djello-in-one-row", still: { width: 2000, height: 334 } });
const sizes = "(width >= 992px) min(94vw, 84rem), 96vw";
const wide = "(width >= 992px)";

/** The table at rest, as the piece lays it in a window of this width. */
export function TableStill({ still }: { still: Still }) {
  return (
    <picture>
      <source media={wide} type="image/avif" srcSet={inOneRow.avif} sizes={sizes} />
      <source media={wide} srcSet={inOneRow.whole} />
      <source type="image/avif" srcSet={still.avif} sizes={sizes} />
      <img
        className={styles.still}
        src={still.src}
        srcSet={still.srcSet}
        sizes={still.srcSet && sizes}
        width={still.width}
        height={still.height}
        alt=""
        fetchPriority="high"
      />
    </picture>
  );
}
