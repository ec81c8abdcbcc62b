import type { ReactNode } from "react";
import { Link } from "react-router";
import { Emblem, type Sign } from "./emblem.tsx";
import { ArrowIcon } from "./icons.tsx";
import styles from "./page-shell.module.css";

export interface Way {
  to: string;
  title: string;
  text: string;
}

/** A page that names a part of the site, says what lives there and leads on. */
export function PageShell({
  title,
  sign,
  ways,
  children,
}: {
  title: string;
  sign: Sign;
  ways: Way[];
  children: ReactNode;
}) {
  return (
    <main className={styles.shell}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          <div className={styles.lead}>{children}</div>
        </div>
        <div className={styles.art}>
          <Emblem sign={sign} />
        </div>
      </div>
      <nav aria-label="Onward">
        <ul className={styles.ways}>
          {ways.map(({ to, title, text }) => (
            <li key={to}>
              <Link to={to} className={styles.way}>
                <span className={styles.wayTitle}>
                  {title}
                  <ArrowIcon />
                </span>
                <span className={styles.wayText}>{text}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </main>
  );
}
