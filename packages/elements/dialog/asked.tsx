import type { ReactNode } from "react";
import styles from "./asked.module.css";
import { buttonClass, type ButtonLook } from "../forms/button.tsx";

interface AskedProps {
  summary: string;
  /** For people who hear the button without the text around it. */
  label?: string;
  look?: ButtonLook;
  className?: string;
  children: ReactNode;
}

/** Asks once more before something that cannot be undone; unfolds in place, with or without scripts. */
export function Asked({ summary, label, look = "quiet", className = "", children }: AskedProps) {
  return (
    <details className={`${styles.asked} ${className}`}>
      <summary className={buttonClass(look, styles.summary)} aria-label={label}>
        {summary}
      </summary>
      <div className={styles.answer}>{children}</div>
    </details>
  );
}
