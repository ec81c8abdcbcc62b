import { type ReactNode, useState } from "react";
import styles from "./side.module.css";

interface PanelProps {
  title: string;
  /** A summary that is shown while the panel is closed. */
  note?: ReactNode;
  /** Something is wrong in it. */
  isTroubled?: boolean;
  startOpen?: boolean;
  children: ReactNode;
}

/** A part of the side that is one line until it is wanted. */
export function Panel({ title, note, isTroubled = false, startOpen = false, children }: PanelProps) {
  // From then on only the author opens and closes it.
  const [open] = useState(startOpen);
  return (
    <details className={styles.panel} open={open}>
      <summary className={styles.toggle}>
        <span className={styles.name}>{title}</span>
        {note && <span className={isTroubled ? styles.wrong : styles.note}>{note}</span>}
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
