import { swapPage } from "../kit.ts";
import styles from "./maker.module.css";

const names = ["Cover", "Page 2", "Page 3", "Back"];

interface PageRowProps {
  pages: { alt: string; paper: string; marks: string }[];
  current: number;
  onOpen: (page: number) => void;
}

/** The four pages, small. */
export function PageRow({ pages, current, onOpen }: PageRowProps) {
  const { width, height } = swapPage;
  return (
    <ol className={styles.pages} aria-label="Pages">
      {pages.map(({ alt, paper, marks }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a page is its number
        <li key={at}>
          <button
            type="button"
            aria-current={at === current ? "page" : undefined}
            aria-label={`${names[at]}. ${alt}`}
            onClick={() => onOpen(at)}
          >
            <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
              <rect width={width} height={height} fill={paper} />
              <g dangerouslySetInnerHTML={{ __html: marks }} />
            </svg>
            <span>{names[at]}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
