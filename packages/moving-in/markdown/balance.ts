const empty = new Set("area base br col embed hr img input link meta param source track wbr".split(" "));

/** Whether each tag of a text that is opened in it is also closed in it. */
export function isBalanced(source: string): boolean {
  const open: string[] = [];
  const plain = source.replaceAll(/<!--[\s\S]*?-->|`[^`\n]*`/g, "");
  for (const [, end, name = "", isClosed] of plain.matchAll(
    /<(\/?)([a-z][a-z0-9-]*)(?:\s[^<>]*?)?(\/?)>/gi,
  )) {
    const tag = name.toLowerCase();
    if (empty.has(tag) || isClosed) continue;
    if (!end) open.push(tag);
    else if (open.lastIndexOf(tag) >= 0) open.length = open.lastIndexOf(tag);
  }
  return open.length === 0;
}
