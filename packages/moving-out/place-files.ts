import type { OutgoingFile, OutgoingText } from "./text.ts";

/** Where a file is from the place of a text. */
export type WhereIs = (file: OutgoingFile) => string;

/**
 * What gives texts the new addresses of their files, and pictures without an alt text the one of their file. `origin` is the
 * site's: an address of a file may begin with it.
 */
export function filePlacer(files: readonly OutgoingFile[], origin: string) {
  const byAddress = new Map(files.map((file) => [file.address, file]));
  const folders = [...new Set(files.map(({ address }) => address.slice(0, address.lastIndexOf("/") + 1)))];
  const folder = folders.length > 0 ? `(?:${folders.map(escaped).join("|")})` : "(?!)";
  // What follows the name is the address of one of its sizes, or a query.
  const address = `(?:${escaped(origin)})?(${folder}[\\w-]+)(?:/[\\w./-]*[\\w-])?(?:\\?[^\\s)"'>]*)?`;
  const named = new RegExp(address, "g");
  const withoutAlt = new RegExp(String.raw`!\[\]\((<?${address})`, "g");

  return function place({ markdown, cover }: Pick<OutgoingText, "markdown" | "cover">, whereIs: WhereIs) {
    const move = (text: string) =>
      text.replaceAll(named, (whole, found: string) => {
        const file = byAddress.get(found);
        return file ? whereIs(file) : whole;
      });
    const described = markdown.replaceAll(withoutAlt, (whole, target: string, found: string) => {
      const alt = byAddress.get(found)?.alt ?? "";
      return alt ? `![${alt.replaceAll(/[[\]\\]/g, String.raw`\$&`)}](${target}` : whole;
    });
    return { markdown: move(described), cover: move(cover) };
  };
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
