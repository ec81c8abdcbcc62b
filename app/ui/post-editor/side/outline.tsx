import { useScripted } from "#app/browser/scripted.ts";
import type { OutlineEntry } from "#domain/posts/reading.ts";
import { counted } from "#domain/text/counted.ts";
import { Panel } from "./panel.tsx";
import styles from "./side.module.css";

interface OutlineProps {
  headings: OutlineEntry[];
  onJump: (index: number, heading: OutlineEntry) => void;
}

/** The headings of the text; a press leads to one. */
export function Outline({ headings, onJump }: OutlineProps) {
  const isScripted = useScripted();
  const top = Math.min(...headings.map(({ level }) => level));
  return (
    <Panel title="Outline" note={counted(headings.length, "heading")}>
      {headings.length === 0 && (
        <p className={styles.soft}>No headings yet. Start a line with ## to add one.</p>
      )}
      <ol className={styles.outline}>
        {headings.map((heading, index) => (
          <li key={heading.offset} data-depth={Math.min(heading.level - top, 3)}>
            {isScripted ? (
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
