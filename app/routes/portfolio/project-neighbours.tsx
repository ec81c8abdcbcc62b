import { Link, useLocation } from "react-router";
import styles from "./project-page.module.css";

interface Named {
  slug: string;
  title: string;
}

/** The projects beside this one in the archive; the way back to it goes along. */
export function ProjectNeighbours({ previous, next }: { previous: Named | null; next: Named | null }) {
  const { state } = useLocation();
  const beside = [
    { project: previous, label: "Previous", rel: "prev", look: "" },
    { project: next, label: "Next", rel: "next", look: styles.next },
  ];
  return (
    <nav className={styles.neighbours} aria-label="Previous and next project">
      {beside.map(
        ({ project, label, rel, look }) =>
          project && (
            <Link
              key={rel}
              to={`/portfolio/${project.slug}`}
              rel={rel}
              state={state}
              prefetch="intent"
              className={`${styles.neighbour} ${look}`.trim()}
            >
              {label} <strong>{project.title}</strong>
            </Link>
          ),
      )}
    </nav>
  );
}
