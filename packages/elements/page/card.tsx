import type { ReactNode } from "react";
import styles from "./card.module.css";

/** A raised area. */
export function Card({ children, className = "" }: { children: ReactNode; className?: string }) {
  return <div className={`${styles.card} ${className}`}>{children}</div>;
}

interface FoldingCardProps {
  title: string;
  /** A few words beside the title that say what lies inside. */
  note?: string;
  id?: string;
  open?: boolean;
  children: ReactNode;
}

/** A titled card that folds; where `watchFolding` listens, a card that a click has opened scrolls into view. */
export function FoldingCard({ title, note, id, open = true, children }: FoldingCardProps) {
  return (
    <details id={id} className={styles.folding} open={open} data-folding>
      <summary className={styles.summary}>
        <h2 className={styles.title}>{title}</h2>
        {note && <span className={styles.note}>{note}</span>}
      </summary>
      <div className={styles.fold}>
        <div className={styles.body}>{children}</div>
      </div>
    </details>
  );
}
