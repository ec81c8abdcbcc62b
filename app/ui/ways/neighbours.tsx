import { Link } from "react-router";
import { typographic } from "@toadstool/markdown/typography";
import styles from "./neighbours.module.css";

interface Neighbour {
  to: string;
  /** Which one it is: "Newer", "Previous". */
  label: string;
  title: string;
  rel: "prev" | "next";
  /** Placed at the right. */
  last?: boolean;
  state?: unknown;
}

/** The pages beside this one; a side without a neighbour is null. */
export function Neighbours({ label, beside }: { label: string; beside: (Neighbour | null)[] }) {
  const there = beside.filter((neighbour) => neighbour !== null);
  if (there.length === 0) return null;
  return (
    <nav className={styles.neighbours} aria-label={label}>
      {there.map(({ to, label, title, rel, last = false, state }) => (
        <Link
          key={rel}
          to={to}
          rel={rel}
          state={state}
          prefetch="intent"
          className={`lifting ${styles.neighbour} ${last ? styles.last : ""}`.trim()}
        >
          {label} <strong dir="auto">{typographic(title)}</strong>
        </Link>
      ))}
    </nav>
  );
}
