import { lazy, Suspense, useEffect, useRef, useState } from "react";
import styles from "./palette.module.css";

const Palette = lazy(async () => ({ default: (await import("./palette.client.tsx")).Palette }));

/** The palette; until its code has come, its field alone, which takes what is typed: a phone opens its keyboard only within a press. */
export function Search(props: { onClose: () => void; onPost: (address: string) => void }) {
  const early = useRef("");
  const [opener] = useState(() => document.activeElement as HTMLElement | null);
  // The palette gives the focus back to what had it as its code came, which may be the field below.
  useEffect(
    () => () => {
      requestAnimationFrame(() => document.activeElement === document.body && opener?.focus());
    },
    [opener],
  );
  const field = (
    <div className={styles.overlay}>
      <div className={`${styles.modal} ${styles.dialog}`}>
        <input
          type="search"
          aria-label="Search"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was opened to be typed in
          autoFocus
          className={styles.input}
          onChange={({ target }) => (early.current = target.value)}
          onKeyDown={({ key }) => key === "Escape" && props.onClose()}
        />
      </div>
    </div>
  );
  return (
    <Suspense fallback={field}>
      <Palette {...props} early={early} />
    </Suspense>
  );
}
