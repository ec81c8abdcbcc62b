import type { ReactNode } from "react";
import styles from "./row-table.module.css";

interface RowTableProps {
  /** What the table holds, for who cannot see it. */
  caption: string;
  heads: string[];
  /** Rows, each with a `th` that says what it is about; a cell's `data-label` names it where rows are stacked. */
  children: ReactNode;
}

/** A table with a line for each thing or person; where there is no room beside one another, its cells are stacked. */
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
