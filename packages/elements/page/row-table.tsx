import type { ReactNode } from "react";
import styles from "./row-table.module.css";

interface RowTableProps {
  /** What the table shows, for people who cannot see it. */
  caption: string;
  heads: string[];
  /** Rows, each with a `th` that names its subject; a cell's `data-label` names it where rows are stacked. */
  children: ReactNode;
}

/** A table with a line for each thing or person; on a narrow screen its cells are stacked. */
export function RowTable({ caption, heads, children }: RowTableProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
