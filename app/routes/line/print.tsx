import { Link } from "react-router";
import { ImageWithAvif } from "#app/ui/picture/image-with-avif.tsx";
import type { LinePrint } from "#domain/shown-works/line.server.ts";
import styles from "./show.module.css";

/** A print on the line, as large as it is compared with the others. */
export function ShowPrint({ print, number }: { print: LinePrint; number: number }) {
  const { title, colophon, alt, page, still, longSide } = print;
  const isTall = still.height > still.width;
  return (
    <li className={`${styles.print} ${styles[`side${longSide}`]} ${isTall ? styles.tall : ""}`}>
      <figure className={styles.figure}>
        <Link to={page} className={styles.sheet}>
          <ImageWithAvif
            avif={still.avif}
            src={still.src}
            srcSet={still.srcSet}
            sizes="(width >= 1000px) 420px, 62vw"
            width={still.width}
            height={still.height}
            alt={alt}
            loading={number <= 4 ? "eager" : "lazy"}
            decoding="async"
            data-sheet
            className={styles.picture}
          />
        </Link>
        <figcaption className={styles.caption}>
          <span className={styles.number}>{number}</span>
          <span className={styles.title}>{title}</span>
          <span className={styles.colophon}>{colophon}</span>
        </figcaption>
      </figure>
    </li>
  );
}
