import { Panel } from "./panel.tsx";
import styles from "./side.module.css";

export interface Heading {
  /** Where it begins in the text. */
  offset: number;
  level: number;
  text: string;
}

interface OutlineProps {
  headings: Heading[];
  /** Leads to a heading, the first being 0; not given where no script runs. */
  onJump?: (index: number, heading: Heading) => void;
}

/** The headings of the text; a press leads to one. */
export function Outline({ headings, onJump }: OutlineProps) {
  const top = Math.min(...headings.map(({ level }) => level));
  return (
    <Panel title="Outline" note={headings.length === 1 ? "1 heading" : `${headings.length} headings`}>
      {headings.length === 0 && (
        <p className={styles.empty}>No headings yet. Start a line with ## to add one.</p>
      )}
      <ol className={styles.outline}>
        {headings.map((heading, index) => (
          <li key={heading.offset} data-depth={Math.min(heading.level - top, 3)}>
            {onJump ? (
              <button type="button" className={styles.heading} onClick={() => onJump(index, heading)}>
                {heading.text || "(empty heading)"}
              </button>
            ) : (
              <span className={styles.heading}>{heading.text || "(empty heading)"}</span>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
