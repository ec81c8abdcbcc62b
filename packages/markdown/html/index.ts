export { fillPlaceholders, type Placeholder } from "./fill-placeholders.ts";
export { type MediaElement, replaceMedia } from "./replace-media.ts";
export { decodedValue, emptyElement, escapeHtml, tag } from "./write-html.ts";
