import type { Zine } from "#domain/art/zine.ts";
import styles from "./zine-page.module.css";

/** Every word and picture of the zine, in words; folded. */
export function ZineTranscript({ pages }: Pick<Zine, "pages">) {
  return (
    <details className={styles.transcript}>
      <summary>Transcript, page by page</summary>
      <ol>
        {pages.map(({ alt, transcript }, index) => (
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
