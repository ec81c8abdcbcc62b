import type { ReactNode } from "react";
import styles from "./head.module.css";

interface LetterHeadProps {
  title: string;
  subject: string;
  /** Where one can go from here. */
  children: ReactNode;
}

/** The head of a page about one letter that is not sent yet. */
export function LetterHead({ title, subject, children }: LetterHeadProps) {
  return (
    <header className={styles.head}>
      <div>
        <h1>{title}</h1>
        <p className={styles.subject} dir="auto">
          {subject || "No subject"}
        </p>
      </div>
      <div className={styles.buttons}>{children}</div>
    </header>
  );
}
