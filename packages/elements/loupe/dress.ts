import looks from "./loupe.css?inline";

/** Kept in the script: on a page without React, no stylesheet would be loaded with it. */
let sheet: CSSStyleSheet | undefined;

/** Gives the document the styles of the loupe, once. */
export function dress(): void {
  if (sheet) return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(looks);
  document.adoptedStyleSheets.push(sheet);
}
