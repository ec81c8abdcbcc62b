import { splitFound } from "#domain/text/found.ts";
import { termsShown } from "./terms-shown.ts";
import styles from "./found.module.css";

interface FoundTextProps {
  text: string;
  terms?: readonly string[];
  /** By whose rules the text has its quotes. */
  language?: string;
}

/** A line of plain text, with what a search found in it marked. */
export function FoundText({ text, terms = [], language = "en" }: FoundTextProps) {
  if (terms.length === 0) return text;
  return splitFound(text, termsShown(terms, language)).map((part, at) =>
    part.isFound ? (
      // The parts of a line have no other name than their place.
      <mark key={at} className={styles.found}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
