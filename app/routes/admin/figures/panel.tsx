import { figure, Total } from "@toadstool/elements/charts";
import type { ReactNode } from "react";
import shared from "../admin.module.css";
import styles from "./figures.module.css";

interface PanelProps {
  title: string;
  count?: number;
  /** What it counts. */
  about?: string;
  wide?: boolean;
  /** In place of the chart, where there is nothing to show. */
  nothing: ReactNode;
  /** What follows either. */
  after?: ReactNode;
  children: ReactNode;
}

/** One kind of figure: its name, its total and what shows it. */
export function Panel({ title, count, about, wide = false, nothing, after, children }: PanelProps) {
  return (
    <section
      aria-label={title}
      className={`${shared.panel} ${styles.panel} ${wide ? styles.wide : ""}`.trim()}
    >
      <h2>{title}</h2>
      {count !== undefined && <Total of={figure(count)}>{about}</Total>}
      {nothing ? <p>{nothing}</p> : children}
      {after}
    </section>
  );
}
