import type { ReactNode } from "react";
import styles from "./asked.module.css";
import { buttonClass } from "../forms/button.tsx";

interface AskedProps {
  summary: string;
  /** For people who hear the button without the text around it. */
  label?: string;
  children: ReactNode;
}

/** Asks once more before something that cannot be undone; unfolds in place, with or without scripts. */
export function Asked({ summary, label, children }: AskedProps) {
  return (
    <details className={styles.asked}>
      <summary className={buttonClass("quiet", styles.summary)} aria-label={label}>
        {summary}
      </summary>
      <div className={styles.answer}>{children}</div>
    </details>
  );
}
