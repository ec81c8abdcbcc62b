/** An XML element. `content` is XML already; what comes from a text goes through `xmlText` first. */
export function element(
  name: string,
  attributes: Record<string, string | number | undefined>,
  content = "",
): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${xmlText(String(value))}"`)
    .join("");
  return content === "" ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

/** Any text as XML can hold it: marks escaped, and what no XML may hold left out. */
export function xmlText(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

export const xmlDeclaration = '<?xml version="1.0" encoding="utf-8"?>';
