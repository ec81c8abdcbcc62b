import { decodedValue, escapeHtml, replaceText } from "@toadstool/markdown/html";
import { splitFound } from "#domain/text/found.ts";
import styles from "./found.module.css";
import { termsShown } from "./terms-shown.ts";

/** Rendered HTML with what a search found in its words marked; what lies across two elements is not. */
export function foundHtml(html: string, terms: readonly string[], language: string): string {
  if (terms.length === 0) return html;
  const shown = termsShown(terms, language);
  return replaceText(html, (text) =>
    splitFound(decodedValue(text), shown)
      .map((part) => {
        const written = escapeHtml(part.text);
        return part.isFound ? `<mark class="${styles.found}">${written}</mark>` : written;
      })
      .join(""),
  );
}
