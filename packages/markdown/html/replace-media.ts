import { decodedValue } from "./write-html.ts";

/** A picture or player of the site's own in a rendered article. */
export interface MediaElement {
  name: "img" | "video" | "audio";
  attributes: Record<string, string>;
  /** The only thing in its paragraph: its replacement may be a block. */
  isAlone: boolean;
}

const attribute = /\s+([\w-]+)(?:="([^"]*)")?/g;
const elements = new RegExp(
  `(<p>)?<(img|video|audio)((?:${attribute.source})*)\\s*/?>(?:</(?:video|audio)>)?(</p>)?`,
  "g",
);

/**
 * The renderer's output with what `show` returns in place of its pictures, films and sounds; those for which that is null stay. In
 * this HTML values are quoted, and `<` is escaped in them and in text.
 */
export function replaceMedia(html: string, show: (element: MediaElement) => string | null): string {
  return html.replaceAll(elements, (whole: string, ...found: (string | undefined)[]) => {
    const [before = "", name, written = "", , , after = ""] = found;
    const isAlone = before !== "" && after !== "";
    const shown = show({ name: name as MediaElement["name"], attributes: readAttributes(written), isAlone });
    if (shown === null) return whole;
    return isAlone && block.test(shown) ? shown : `${before}${shown}${after}`;
  });
}

/** What takes the place of the whole paragraph. */
const block = /^<(?:figure|p)[\s>]/;

function readAttributes(written: string): Record<string, string> {
  const pairs = written.matchAll(attribute);
  return Object.fromEntries([...pairs].map(([, key = "", value = ""]) => [key, decodedValue(value)]));
}
