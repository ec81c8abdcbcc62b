import type { LibraryImage } from "./library.ts";

/** The words of an image at its place in a text. */
export interface MediaWords {
  alt: string;
  caption: string;
}

/** The mark that shows an image in a text. */
export function markdownOf({ kind, address, name }: MarkedImage, { alt, caption }: MediaWords): string {
  if (kind !== "picture") {
    const title = inAttribute(caption || alt || name);
    return `::${kind}{src="${address}" title="${title}"}`;
  }
  const title = caption && ` "${onOneLine(caption).replace(/["\\]/g, "\\$&")}"`;
  return `![${onOneLine(alt).replace(/[[\]\\]/g, "\\$&")}](${address}${title})`;
}

type MarkedImage = Pick<LibraryImage, "kind" | "address" | "name">;

const onOneLine = (text: string) => text.replace(/\s+/g, " ").trim();

function inAttribute(text: string): string {
  return onOneLine(text).replaceAll("&", "&amp;").replaceAll('"', "&quot;");
}
