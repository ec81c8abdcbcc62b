import type { Image } from "../image.ts";
import type { MediaTag } from "./media-tags.ts";

/** What stands where something of the library was, for whoever reads on. */
export function goneWords({ name }: MediaTag): string {
  return { img: "A picture was here", video: "A film was here", audio: "A recording was here" }[name];
}

/** What a film or sound is called: the text's word first, then the library's. */
export function titleOf({ name, attributes }: MediaTag, { kind, alt, caption }: Image): string {
  const own = name === "img" ? attributes.title || attributes.alt : attributes.title;
  return own || caption || alt || (kind === "video" ? "A video" : "A recording");
}
