import type { ReactNode } from "react";
import styles from "./nothing.module.css";

interface NothingProps {
  title: string;
  /** Drawn above the title. */
  art?: ReactNode;
  /** Why there is nothing, and what to do about it. */
  children: ReactNode;
}

/** The empty place of a list. */
export function Nothing({ title, art, children }: NothingProps) {
  return (
    <div className={styles.nothing}>
      {art}
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}
