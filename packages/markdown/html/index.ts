export { footnotesInPlace } from "./footnotes-in-place.ts";
export { fillPlaceholders, type Placeholder } from "./fill-placeholders.ts";
export { type MediaElement, replaceMedia } from "./replace-media.ts";
export { replaceText } from "./replace-text.ts";
export { decodedValue, emptyElement, escapeHtml, tag } from "./write-html.ts";
