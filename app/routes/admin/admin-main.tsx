import type { ReactNode } from "react";
import styles from "./admin.module.css";

interface AdminMainProps {
  /** The words of the heading, or the heading itself. */
  title: ReactNode;
  /** Its primary press, always at the same place. */
  press?: ReactNode;
  /** What follows the heading at once. */
  intro?: ReactNode;
  /** How near its parts are to each other; far apart where it is not given. */
  gap?: "close" | "medium" | "tight";
  children: ReactNode;
}

/** A page of the admin: where it belongs, its heading, and its sections. */
export function AdminMain({ title, press, intro, gap, children }: AdminMainProps) {
  return (
    <main id="main" className={gap ? `${styles.page} ${styles[gap]}` : styles.page}>
      <header className={styles.head}>
        <div className={styles.bar}>
          {typeof title === "string" ? <h1 dir="auto">{title}</h1> : title}
          {press}
        </div>
        {intro}
      </header>
      {children}
    </main>
  );
}

interface SectionProps {
  id: string;
  title: string;
  /** What can be done, beside the heading. */
  beside?: ReactNode;
  children: ReactNode;
}

/** A part of such a page, under a heading that names it. */
export function Section({ id, title, beside, children }: SectionProps) {
  const heading = <h2 id={id}>{title}</h2>;
  return (
    <section aria-labelledby={id} className={styles.section}>
      {beside ? (
        <div className={styles.bar}>
          {heading}
          {beside}
        </div>
      ) : (
        heading
      )}
      {children}
    </section>
  );
}
