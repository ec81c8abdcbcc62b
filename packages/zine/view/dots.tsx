import { pageId } from "./pages.ts";
import { useZineWords } from "../words.ts";
import styles from "./dots.module.css";
import followStyles from "./follow.module.css";

interface ZineDotsProps {
  count: number;
  /** The page that is read; undefined until scripts run. */
  current: number | undefined;
  /** All pages that are in sight. */
  open: number[];
  onPage: (page: number) => void;
}

/** A dot for each page: marks the page, and leads to it. */
export function ZineDots({ count, current, open, onPage }: ZineDotsProps) {
  const { zineViewer: words } = useZineWords();
  const pages = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <nav aria-label={words.dots}>
      <ol className={`${styles.dots} ${followStyles.dots}`}>
        {pages.map((page) => (
          <li key={page}>
            <a
              href={`#${pageId(page)}`}
              className={styles.dot}
              aria-label={words.page({ page })}
              aria-current={page === current ? "true" : undefined}
              data-open={(current !== undefined && open.includes(page)) || undefined}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                onPage(page);
              }}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}
