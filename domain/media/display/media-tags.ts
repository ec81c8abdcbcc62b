import { decodedValue } from "../../text/html.ts";
import { imageIdOf } from "../image.ts";

/** A picture or player in an article that shows something of the library. */
export interface MediaTag {
  name: "img" | "video" | "audio";
  id: string;
  attributes: Record<string, string>;
  /** The only thing in its paragraph: its replacement is a block of its own. */
  isAlone: boolean;
}

const attribute = /\s+([\w-]+)(?:="([^"]*)")?/g;
const tags = new RegExp(
  `(<p>)?<(img|video|audio)((?:${attribute.source})*)\\s*/?>(?:</(?:video|audio)>)?(</p>)?`,
  "g",
);

/**
 * The article with the tags of the library's media replaced. It is our own renderer's output, in which values are always
 * quoted and `<` is escaped in text and values.
 */
export function replaceMedia(html: string, show: (tag: MediaTag) => string): string {
  return html.replaceAll(tags, (whole: string, ...found: (string | undefined)[]) => {
    const [before = "", name, written = "", , , after = ""] = found;
    const attributes = readAttributes(written);
    const id = imageIdOf(attributes.src ?? "");
    if (!id) return whole;
    const isAlone = before !== "" && after !== "";
    const shown = show({ name: name as MediaTag["name"], id, attributes, isAlone });
    return isAlone ? shown : `${before}${shown}${after}`;
  });
}

function readAttributes(written: string): Record<string, string> {
  const pairs = [...written.matchAll(attribute)].map(([, key = "", value = ""]) => [
    key,
    decodedValue(value),
  ]);
  return Object.fromEntries(pairs) as Record<string, string>;
}
