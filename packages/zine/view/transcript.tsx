import type { Zine } from "../zine.ts";
import { useZineWords } from "../words.ts";
import styles from "./transcript.module.css";

/** Every word and picture of the zine, in words; folded. */
export function ZineTranscript({ zine }: { zine: Pick<Zine, "pages"> }) {
  return (
    <details className={styles.transcript}>
      <summary>{useZineWords().zineViewer.transcript}</summary>
      <ol>
        {zine.pages.map(({ alt, transcript }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a page is its number
          <li key={index}>
            {transcript && <p className={styles.said}>{transcript}</p>}
            <p className={styles.drawn}>{alt}</p>
          </li>
        ))}
      </ol>
    </details>
  );
}
