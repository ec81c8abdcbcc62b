import looks from "./loupe.css?inline";

/** In the code, for a page whose script is built apart has no stylesheet of its own. */
let sheet: CSSStyleSheet | undefined;

/** Gives the document the styles of the loupe, once. */
export function dress(): void {
  if (sheet) return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(looks);
  document.adoptedStyleSheets.push(sheet);
}
