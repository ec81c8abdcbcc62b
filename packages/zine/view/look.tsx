import type { ReactNode } from "react";
import styles from "./look.module.css";

/** What an app gives of its own look: classes and signs. */
export interface ZineLook {
  /** Classes of the button that opens the reader. */
  open: string;
  /** Classes of the buttons that turn pages beside the row. */
  turn: string;
  /** Classes of the buttons that turn pages in the reader. */
  barTurn: string;
  /** Classes of the button that closes the reader; it holds a sign and a word. */
  close: string;
  /** Classes of the box around the row of pages. */
  row: string;
  /** Points to the next page; the button back turns it round. */
  arrow: ReactNode;
  cross: ReactNode;
}

const button = styles.button ?? "";

export const plainLook: ZineLook = {
  open: button,
  turn: button,
  barTurn: button,
  close: button,
  row: "",
  arrow: (
    <span aria-hidden="true" className={styles.arrow}>
      →
    </span>
  ),
  cross: <span aria-hidden="true">×</span>,
};
