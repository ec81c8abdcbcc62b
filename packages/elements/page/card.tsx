import { type ReactNode, type ToggleEvent, useRef } from "react";
import { scrollBehaviour } from "../behaviour/scroll-behaviour.ts";
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

/** A titled card that folds; opened by a click it scrolls into view. */
export function FoldingCard({ title, note, id, open = true, children }: FoldingCardProps) {
  const clicked = useRef(false);
  const follow = ({ currentTarget, newState }: ToggleEvent<HTMLDetailsElement>) => {
    if (clicked.current && newState === "open") void showWhole(currentTarget);
    clicked.current = false;
  };
  return (
    <details id={id} className={styles.folding} open={open} onToggle={follow}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a summary's click is its key press too */}
      <summary className={styles.summary} onClick={() => (clicked.current = true)}>
        <h2 className={styles.title}>{title}</h2>
        {note && <span className={styles.note}>{note}</span>}
      </summary>
      <div className={styles.fold}>
        <div className={styles.body}>{children}</div>
      </div>
    </details>
  );
}

/** Its head at the top where it is taller than the window; else as little as shows it whole. */
async function showWhole(card: HTMLDetailsElement) {
  // Until it has unfolded it is too small to need a place, and the page too short to give it one.
  const unfolding = card
    .getAnimations({ subtree: true })
    .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target === card);
  await Promise.allSettled(unfolding.map(({ finished }) => finished));
  if (!card.open) return;
  const underHeader = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const block = card.offsetHeight > window.innerHeight - underHeader ? "start" : "nearest";
  card.scrollIntoView({ block, behavior: scrollBehaviour() });
}
