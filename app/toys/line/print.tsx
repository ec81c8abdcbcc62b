import { Link } from "react-router";
import pegged from "#app/ui/pegged.module.css";
import { ImageWithAvif } from "#app/ui/picture/image-with-avif.tsx";
import type { LinePrint } from "#domain/line/line.server.ts";
import shared from "./line.module.css";
import type { Paper } from "./paper.ts";
import styles from "./show.module.css";

/** A print on the line, as large as it is compared with the others. */
export function ShowPrint({ print, number, paper }: { print: LinePrint; number: number; paper: Paper }) {
  const { title, colophon, alt, page, still, longSide } = print;
  const isTall = still.height > still.width;
  const size = `${shared[`side${longSide}`]} ${isTall ? `${shared.tall} ${paper.tall}` : paper.wide}`;
  return (
    <li className={`${pegged.hung} ${shared.print} ${size} ${paper.print}`}>
      <figure className={`${styles.figure} ${paper.figure}`}>
        <Link to={page} className={`${pegged.pegs} ${shared.sheet} ${paper.sheet}`}>
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
            className={`${pegged.picture} ${shared.picture} ${paper.picture}`}
          />
        </Link>
        <figcaption className={`${styles.caption} ${paper.caption}`}>
          <span className={`${shared.number} ${styles.number}`}>{number}</span>
          <span className={styles.title}>{title}</span>
          <span className={styles.colophon}>{colophon}</span>
        </figcaption>
      </figure>
    </li>
  );
}
