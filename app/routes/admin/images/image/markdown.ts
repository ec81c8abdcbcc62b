import { type Image, imageAddress } from "#domain/media/image.ts";

/** How a text shows the image. Without an alt text of its own it takes the image's. */
export function markdownOf({ id, kind, name, alt }: Pick<Image, "id" | "kind" | "name" | "alt">): string {
  const address = imageAddress(id);
  if (kind === "picture") return `![${alt.replace(/[\\[\]]/g, "\\$&")}](${address})`;
  return `::${kind}{src="${address}" title="${name.replaceAll('"', "'")}"}`;
}
