import styles from "./library.module.css";

/** A flat file with one drawer open: outlines in two inks, slightly apart. */
export function EmptyDrawer() {
  const file = (
    <path d="M14 50c-.6-15-.6-28 0-41 31-1.2 61-1.2 92 0 .6 13 .6 26 0 41M14 23.5c31-.8 61-.8 92 0M14 37.5c31-.8 61-.8 92 0M52 16.5h16M52 30.5h16M14 44l-9 9.5M106 44l9 9.5M5 53.5c37-1 73-1 110 0 .5 7 .5 13 0 20-37 1-73 1-110 0-.5-7-.5-13 0-20zM48 63.5h24" />
  );
  return (
    <svg viewBox="0 0 120 80" className={styles.emptyArt} aria-hidden="true" focusable="false">
      <g>{file}</g>
      <g>{file}</g>
    </svg>
  );
}
