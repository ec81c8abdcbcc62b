import type { Image } from "../image.ts";
import type { MediaElement } from "@toadstool/markdown/html";

/** The words in place of a deleted item of the library, which `sayArticle` puts into the site’s language. */
export function goneWords({ name }: MediaElement): string {
  return { img: "A picture was here", video: "A film was here", audio: "A recording was here" }[name];
}

/** The title of a film or sound: the text's own first, then the library's. */
export function titleOf({ name, attributes }: MediaElement, { kind, alt, caption }: Image): string {
  const own = name === "img" ? attributes.title || attributes.alt : attributes.title;
  return own || caption || alt || (kind === "video" ? "A video" : "A recording");
}
