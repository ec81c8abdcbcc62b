import { figure, Total } from "@toadstool/charts";
import type { ReactNode } from "react";
import styles from "./figures.module.css";

/** One kind of figure: its name, its total and what shows it. */
export function Panel({
  title,
  count,
  about,
  wide = false,
  children,
}: {
  title: string;
  count?: number;
  about?: string;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <section aria-label={title} className={wide ? `${styles.panel} ${styles.wide}` : styles.panel}>
      <h3>{title}</h3>
      {count !== undefined && <Total of={figure(count)}>{about}</Total>}
      {children}
    </section>
  );
}
