/**
 * Whether plain text is clearly meant as markdown: a link, a picture, a fence, a table, or at least two different blocks of markdown's own. A
 * lone dash, a number with a dot or a star is how people write, and stays as it is.
 */
export function isClearlyMarkdown(text: string): boolean {
  const lines = text.split(/\r?\n/);
  if (
    /!?\[[^[\]\n]{1,500}\]\((?:https?:\/\/|mailto:|\/)[^)\s]+(?: "[^"\n]*")?\)|!\[\]\((?:https?:\/)?\/[^)\s]+\)/i.test(
      text,
    )
  )
    return true;
  if (lines.length < 2) return /^#{2,6} \S/.test(text);
  if (/^(```|~~~)[^\n]*\n[\s\S]*^\1\s*$/m.test(text)) return true;
  if (
    lines.some((line, index) => index > 0 && /^\s*\|?\s*:?-{3,}:?\s*(\|\s*:?-{3,}:?\s*)+\|?\s*$/.test(line))
  )
    return true;
  const signs = [
    lines.some((line) => /^#{1,6} \S/.test(line)),
    runs(lines, /^\s*[-*+] \S/),
    runs(lines, /^\s*\d+[.)] \S/),
    lines.some((line) => /^> \S/.test(line)),
    lines.some((line) => /^\s*[-*+] \[[ xX]\] \S/.test(line)),
    /!?\[[^\]\n]+\]\([^)\s]+\)/.test(text),
    /\*\*[^*\n]+\*\*/.test(text),
    /^::\w+\{[^}\n]*\}\s*$/m.test(text),
  ];
  return signs.filter(Boolean).length >= 2 || (signs[0] === true && lines.some((line) => line.trim() === ""));
}

/** Two lines of a kind, with at most a blank one between them. */
function runs(lines: string[], pattern: RegExp): boolean {
  const filled = lines.filter((line) => line.trim() !== "");
  return filled.some((line, index) => pattern.test(line) && pattern.test(filled[index + 1] ?? ""));
}
