/** Whether a text is XML that every parser reads: tags in pairs, values quoted, nothing raw that XML may not hold. */
export function wellFormed(xml: string): boolean {
  const isHoldable = !/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u.test(xml);
  const open: string[] = [];
  let rest = xml.replace(/^<\?xml [^?]*\?>\s*/, "");
  while (rest !== "") {
    const tag = /^<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>/.exec(rest);
    const text = /^[^<]+/.exec(rest)?.[0];
    const piece = tag ? tag[3] : text;
    if (piece === undefined || /&(?!(?:amp|lt|gt|quot|#\d+|#x[\da-f]+);)|]]>/i.test(piece)) return false;
    if (tag?.[1] && open.pop() !== tag[2]) return false;
    if (tag && !tag[1] && !tag[4]) open.push(tag[2] ?? "");
    rest = rest.slice((tag?.[0] ?? text ?? "").length);
  }
  return isHoldable && open.length === 0;
}
