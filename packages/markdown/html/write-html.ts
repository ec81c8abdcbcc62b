export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}

/** A void element. HTML's attribute names are React's in small letters. */
export function tag(name: string, attributes: Record<string, string | number | undefined>): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key.toLowerCase()}="${escapeHtml(String(value))}"`);
  return `<${name}${written.join("")} />`;
}

/** An element without children that still needs its end tag, such as a player. */
export function emptyElement(name: string, attributes: Parameters<typeof tag>[1]): string {
  return tag(name, attributes).replace(/ \/>$/, `></${name}>`);
}

const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"' };

/** The renderer writes numbers; HTML that was stored some other way may contain names. */
export function decodedValue(value: string): string {
  return value.replace(/&(?:#x([\da-f]{1,6})|(amp|lt|gt|quot));/gi, (whole, code?: string, name?: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : (named[name ?? ""] ?? whole),
  );
}
