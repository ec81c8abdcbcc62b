import styles from "./maker.module.css";

interface OnThisPageProps {
  names: string[];
  chosen: number | null;
  onChoose: (at: number) => void;
}

/** What is printed, by name: each can be picked up from here. */
export function OnThisPage({ names, chosen, onChoose }: OnThisPageProps) {
  if (names.length === 0) return null;
  return (
    <details className={styles.keys}>
      <summary>On this page: {names.length === 1 ? "1 print" : `${names.length} prints`}</summary>
      <ol className={styles.names}>
        {names.map((name, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a mark is its place
          <li key={at}>
            <button type="button" aria-pressed={at === chosen} onClick={() => onChoose(at)}>
              {name}
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
