import { type ReactNode, useEffect, useRef } from "react";
import styles from "./notice.module.css";

/** What went wrong, told at once to who cannot see it. */
export function Trouble({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className={styles.trouble}>
      {children}
    </p>
  );
}

/** The same look for what stands there from the beginning and need not be called out. */
export const warningClass = styles.trouble;

/** What went well. It stands there empty from the start, so that what comes into it is told. */
export function Done({ children }: { children: ReactNode }) {
  return <output className={styles.done}>{children}</output>;
}

/** What came of a button that is gone by now: it takes the keyboard's place, for each answer anew. */
export function DoneInPlace({ answer, children }: { answer: unknown; children: ReactNode }) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (answer) words.current?.focus();
  }, [answer]);
  return (
    <p ref={words} tabIndex={-1} className={styles.done}>
      {children}
    </p>
  );
}
