import { typographic } from "@toadstool/markdown/typography";

/** Terms as they were typed and as the page shows them: typed `don't` finds a text that is shown with ’. */
export function termsShown(terms: readonly string[]): string[] {
  return [...new Set(terms.flatMap((term) => [term, typographic(term)]))];
}
