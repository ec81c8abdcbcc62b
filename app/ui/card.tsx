import { type ReactNode, type ToggleEvent, useRef } from "react";
import { scrollBehaviour } from "#app/browser/motion.ts";
import styles from "./card.module.css";

/** A raised area. */
export function Card({ children, className = "" }: { children: ReactNode; className?: string }) {
  return <div className={`${styles.card} ${className}`}>{children}</div>;
}

/** A titled card that folds; opened by a click it scrolls into view. */
export function FoldingCard({
  title,
  children,
  open = true,
}: {
  title: string;
  children: ReactNode;
  open?: boolean;
}) {
  const clicked = useRef(false);
  const showWhole = (event: ToggleEvent<HTMLDetailsElement>) => {
    if (clicked.current && event.newState === "open") {
      event.currentTarget.scrollIntoView({ block: "nearest", behavior: scrollBehaviour() });
    }
    clicked.current = false;
  };
  return (
    <details className={styles.card} open={open} onToggle={showWhole}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a summary's click is its key press too */}
      <summary className={styles.summary} onClick={() => (clicked.current = true)}>
        <h2 className={styles.title}>{title}</h2>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
