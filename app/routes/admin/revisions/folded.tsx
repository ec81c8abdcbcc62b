import { wordsIn } from "@toadstool/markdown/prose";
import { counted } from "#domain/text/counted.ts";
import styles from "./revisions-page.module.css";

/** Unchanged characters that are shown on each side of a change; folding less than that much again is no gain. */
const beside = 300;
const least = 600;

interface FoldedTextProps {
  text: string;
  isFirst: boolean;
  isLast: boolean;
}

/** What two texts share, folded where it is long: the changes are looked for. */
export function FoldedText({ text, isFirst, isLast }: FoldedTextProps) {
  const start = isFirst ? 0 : afterLine(text, beside);
  const end = isLast ? text.length : beforeLine(text, text.length - beside);
  if (end - start < least) return text;
  const folded = text.slice(start, end);
  return (
    <>
      {text.slice(0, start)}
      <details className={styles.folded}>
        <summary>{counted(wordsIn(folded), "word")} unchanged</summary>
        {folded}
      </details>
      {text.slice(end)}
    </>
  );
}

/** A line is not torn where its end is near. */
function afterLine(text: string, at: number): number {
  const end = text.indexOf("\n", at);
  return end < 0 || end > at + beside ? at : end + 1;
}

function beforeLine(text: string, at: number): number {
  const start = text.lastIndexOf("\n", at);
  return start < at - beside ? at : start + 1;
}
