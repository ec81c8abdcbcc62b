import { Link } from "react-router";
import type { PostSummary } from "#domain/posts/post.ts";
import styles from "./post-page.module.css";

/** The posts next in time. */
export function PostNeighbours({ newer, older }: { newer: PostSummary | null; older: PostSummary | null }) {
  if (!newer && !older) return null;
  return (
    <nav className={styles.neighbours} aria-label="Newer and older posts">
      {newer && (
        <Link to={`/blog/${newer.slug}`} className={styles.neighbour} rel="next" prefetch="intent">
          Newer <strong dir="auto">{newer.title}</strong>
        </Link>
      )}
      {older && (
        <Link
          to={`/blog/${older.slug}`}
          className={`${styles.neighbour} ${styles.older}`}
          rel="prev"
          prefetch="intent"
        >
          Older <strong dir="auto">{older.title}</strong>
        </Link>
      )}
    </nav>
  );
}
