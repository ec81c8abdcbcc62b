import { typographic } from "@toadstool/markdown/typography";

/** Terms as they were typed and as a page in this language shows them: typed `don't` finds a text that is shown with ’. */
export function termsShown(terms: readonly string[], language: string): string[] {
  return [...new Set(terms.flatMap((term) => [term, typographic(term, language)]))];
}
