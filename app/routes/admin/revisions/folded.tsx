import { foldText, wordsIn } from "@toadstool/markdown/prose";
import { counted } from "#domain/text/counted.ts";
import styles from "./revisions-page.module.css";

interface FoldedTextProps {
  text: string;
  isFirst: boolean;
  isLast: boolean;
}

/** What two texts share, folded where it is long: the changes are looked for. */
export function FoldedText({ text, ...place }: FoldedTextProps) {
  const parts = foldText(text, place);
  if (!parts) return text;
  const [before, folded, after] = parts;
  return (
    <>
      {before}
      <details className={styles.folded}>
        <summary>{counted(wordsIn(folded), "word")} unchanged</summary>
        {folded}
      </details>
      {after}
    </>
  );
}
