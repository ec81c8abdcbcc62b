export { footnotesInPlace } from "./footnotes-in-place.ts";
export { fillPlaceholders, type Placeholder } from "./fill-placeholders.ts";
export { type MediaElement, replaceMedia } from "./replace-media.ts";
export { readableText } from "./readable-text.ts";
export { replaceText } from "./replace-text.ts";
export { withOwnIds } from "./with-own-ids.ts";
export { decodedValue, emptyElement, escapeHtml, tag } from "./write-html.ts";
