import type { ReactNode } from "react";
import styles from "./total.module.css";

/** A large count, before the words that say what it counts. */
export function Total({ of, children }: { of: string; children: ReactNode }) {
  return (
    <p className={styles.total}>
      <strong>{of}</strong> {children}
    </p>
  );
}
