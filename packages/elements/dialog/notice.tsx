import { type ReactNode, useEffect, useRef } from "react";
import styles from "./notice.module.css";

/** What went wrong; screen readers announce it at once. */
export function Trouble({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className={styles.trouble}>
      {children}
    </p>
  );
}

/** The same look for a warning that is there from the start and is not announced. */
export const warningClass = styles.trouble;

/**
 * What went well. It is rendered empty from the start, so that screen readers announce its content when that
 * arrives.
 */
export function Done({ children }: { children: ReactNode }) {
  return <output className={styles.done}>{children}</output>;
}

/** The result of a button that is gone by now: it takes the keyboard's focus, again for each answer. */
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
