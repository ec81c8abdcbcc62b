import type { ReactNode } from "react";
import { Emblem, type Sign } from "../picture/emblem.tsx";
import styles from "./page-shell.module.css";
import { type Way, WaysOn } from "../ways-on.tsx";

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
      <WaysOn ways={ways} />
    </main>
  );
}
