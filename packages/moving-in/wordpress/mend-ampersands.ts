const bare = /&(?!(?:#\d{1,7}|#x[0-9a-f]{1,6}|amp|lt|gt|quot|apos);)/gi;
/** What is between them is no text to a parser. */
const closing: Record<string, string> = { "<![CDATA[": "]]>", "<!--": "-->" };

/**
 * Escapes ampersands that begin no entity of XML, as in the addresses that plugins write: a parser would take all up to the
 * next semicolon for a name. What is in CDATA and in comments stays. `onBroken` is called where there was one.
 */
export function ampersandMender(onBroken: () => void): (text: string, isLast?: boolean) => string {
  /** What ends the part that stays; "" outside of one. */
  let awaited = "";
  let rest = "";
  const escaped = (text: string) =>
    text.replaceAll(bare, () => {
      onBroken();
      return "&amp;";
    });
  return (text, isLast = false) => {
    let input = rest + text;
    // What may be the beginning of a mark or an entity waits for what follows.
    const held = isLast ? "" : (/(?:[\]-]{1,2}|[&<][^<>&;]{0,10})$/.exec(input)?.[0] ?? "");
    input = input.slice(0, input.length - held.length);
    rest = held;
    let mended = "";
    while (input !== "") {
      const mark = awaited || (/<!(?:\[CDATA\[|--)/.exec(input)?.[0] ?? "");
      const at = mark ? input.indexOf(mark) : -1;
      const part = at < 0 ? input : input.slice(0, at);
      mended += (awaited ? part : escaped(part)) + (at < 0 ? "" : mark);
      input = at < 0 ? "" : input.slice(at + mark.length);
      if (at >= 0) awaited = awaited ? "" : (closing[mark] ?? "");
    }
    return mended;
  };
}
