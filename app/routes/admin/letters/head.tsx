import type { ReactNode } from "react";
import shared from "../admin.module.css";
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
    <div className={shared.bar}>
      <div>
        <h1>{title}</h1>
        <p className={styles.subject} dir="auto">
          {subject || "No subject"}
        </p>
      </div>
      <div className={shared.row}>{children}</div>
    </div>
  );
}
