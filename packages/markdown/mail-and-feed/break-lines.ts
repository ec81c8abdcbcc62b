/** Characters: far below the 998 that a line of mail may have, for encodings make lines longer. */
const longest = 400;

/**
 * Breaks the lines of HTML where a break means nothing: at a space in a tag, or, outside of `<pre>`, in the text. Mail
 * servers on the way cut longer lines, wherever that falls.
 */
export function breakLines(html: string): string {
  let length = 0;
  let isPre = false;
  const parts = html.split(/(<(?:"[^"]*"|'[^']*'|[^'">])*>)/);
  return parts
    .map((part, index) => {
      const isTag = index % 2 === 1;
      if (isTag && /^<\/?pre[\s>]/i.test(part)) isPre = part[1] !== "/";
      if (isTag) return brokenTag(part);
      return isPre ? passed(part) : brokenText(part);
    })
    .join("");

  function passed(text: string): string {
    const lastBreak = text.lastIndexOf("\n");
    length = lastBreak < 0 ? length + text.length : text.length - lastBreak - 1;
    return text;
  }

  function brokenTag(tag: string): string {
    if (length + tag.length <= longest) return passed(tag);
    const at = /^<[\w-]+\s/.exec(tag)?.[0].length;
    if (!at) return passed(tag);
    return passed(`${tag.slice(0, at - 1)}\n${tag.slice(at)}`);
  }

  function brokenText(text: string): string {
    if (length + text.length <= longest) return passed(text);
    return text
      .split(/(?<= )/)
      .map((word) => {
        if (length + word.length <= longest || !word.endsWith(" ")) return passed(word);
        return passed(`${word.slice(0, -1)}\n`);
      })
      .join("");
  }
}
