import styles from "./result.module.css";

const signs = {
  good: "✓",
  warning: "!",
  poor: "!",
  blocking: "✕",
  broken: "✕",
  missing: "✕",
  unknown: "?",
};

/** How a check went. */
export function Result({ state, words }: { state: keyof typeof signs; words: string }) {
  return (
    <span className={styles.result} data-state={state}>
      <span aria-hidden="true">{signs[state]}</span> {words}
    </span>
  );
}
