import type { ReactNode } from "react";
import styles from "./page-end.module.css";

/** What follows a work: its neighbours, and the way back. */
export function PageEnd({ children }: { children: ReactNode }) {
  return <footer className={styles.end}>{children}</footer>;
}
