import { type ReactNode, useId } from "react";
import styles from "./bar-table.module.css";
import { figure, percent } from "./chart-scale.ts";

export interface BarRow {
  key: string;
  name: ReactNode;
  /** One for each column, perhaps a rest; a bar is drawn of them one after the other. */
  values: number[];
}

interface BarTableProps {
  caption: string;
  /** What a row is about. */
  head: string;
  /** What its numbers count. */
  columns: string[];
  rows: BarRow[];
  /** How a value is written. */
  say?: (value: number) => string;
}

/** A table whose rows are bars too: it reads as both. */
export function BarTable({ caption, head, columns, rows, say = figure }: BarTableProps) {
  const most = Math.max(1, ...rows.map(({ values }) => sum(values)));
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, values }) => (
          <tr key={key}>
            <th scope="row">
              {name}
              <Bar values={values} most={most} />
            </th>
            {columns.map((column, index) => (
              <td key={column}>{say(values[index] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const looks = [styles.first, styles.second, styles.third];

function Bar({ values, most }: { values: number[]; most: number }) {
  const id = useId();
  return (
    <svg className={styles.bar} aria-hidden="true" focusable="false">
      {values.length > 1 && (
        <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse">
          <path d="M-1 1l2-2M0 5l5-5M4 6l2-2" className={styles.hatch} />
        </pattern>
      )}
      {values.map((value, index) => (
        <rect
          // oxlint-disable-next-line react/no-array-index-key -- a part has no other name than its place
          key={index}
          x={percent(sum(values.slice(0, index)), most)}
          width={percent(value, most)}
          height="100%"
          className={looks[index]}
          fill={index === 1 ? `url(#${id})` : undefined}
        />
      ))}
    </svg>
  );
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
