import { Link } from "react-router";
import { ArrowIcon } from "./icons.tsx";
import styles from "./ways-on.module.css";

export interface Way {
  to: string;
  title: string;
  text: string;
}

/** Where a page leads on to. */
export function WaysOn({ ways }: { ways: Way[] }) {
  return (
    <nav aria-label="Next steps">
      <ul className={styles.ways}>
        {ways.map(({ to, title, text }) => (
          <li key={to}>
            <Link to={to} className={`lifting ${styles.way}`}>
              <span className={styles.wayTitle}>
                {title}
                <ArrowIcon />
              </span>
              <span className={styles.wayText}>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
