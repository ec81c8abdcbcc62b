/** Words a minute that most people read of prose. */
const pace = 225;

/**
 * How many words a reader meets. Chinese and Japanese have no spaces: each of their characters counts. What is
 * markup and no word (addresses, tags, directives' attributes, the languages of code) does not.
 */
export function wordsIn(markdown: string): number {
  return withoutMarkup(markdown).match(word)?.length ?? 0;
}

/** Whole minutes, at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.ceil(words / pace));
}

const word =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{N}\p{M}])+(?:['’.,:_-](?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{N}\p{M}])+)*/gu;

/** Every pattern stops at the sign it starts with, so that no text makes them look through itself again and again. */
const markup = [
  // The address of a link or picture.
  /\]\([^()[\]\n]{0,2000}\)/g,
  // What `[1]: https://…` leads to, and the name of a footnote.
  /^ {0,3}\[[^[\]\n]{1,200}\]:[ \t]*(?:https?:\/\/|\/|#|<)\S*/gm,
  /\[\^[^[\]\n]{1,200}\]:?/g,
  /<https?:[^<>\s]{1,2000}>/g,
  /<\/?[a-z][^<>\n]{0,1000}>/gi,
  /^ {0,3}(?:`{3,}|~{3,})[^\n]*$/gm,
  /^ {0,3}:{2,3}[\w-]+(?:\[[^[\]\n]{0,500}\])?\{[^{}\n]{0,1000}\}[ \t]*$/gm,
  // The numbers of a list and the boxes of a task list.
  /^[ \t]{0,40}(?:>[ \t]?){0,9}(?:\d{1,9}[.)]|[*+-])[ \t]+(?:\[[ xX]\][ \t])?/gm,
  /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{1,30});/gi,
];

function withoutMarkup(markdown: string): string {
  return markup.reduce((text, pattern) => text.replace(pattern, " "), withoutTheComments(markdown));
}

/** Comments of HTML are no reader's words. One without an end goes on to that of the text where it begins a line; elsewhere it is text. */
function withoutTheComments(markdown: string): string {
  let kept = "";
  let at = 0;
  for (let start = markdown.indexOf("<!--"); start >= 0; start = markdown.indexOf("<!--", at)) {
    const end = markdown.indexOf("-->", start + 2);
    if (end < 0 && /(?:^|\n) {0,3}$/.test(markdown.slice(Math.max(0, start - 4), start)))
      return kept + markdown.slice(at, start);
    if (end < 0) break;
    kept += `${markdown.slice(at, start)} `;
    at = end + 3;
  }
  return kept + markdown.slice(at);
}

export interface OutlineEntry {
  level: number;
  text: string;
  /** In the source: the heading's line, from 1 on, and where that starts. */
  line: number;
  offset: number;
}

/** The headings of a text, as they are typed with `#` or underlined; those within code are none. */
export function outlineOf(markdown: string): OutlineEntry[] {
  const outline: OutlineEntry[] = [];
  let fence = "";
  let offset = 0;
  let former = "";
  let isComment = false;
  for (const [index, line] of markdown.split("\n").entries()) {
    isComment ||= !fence && /^ {0,3}<!--/.test(line);
    const opened = isComment ? undefined : /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    const heading = fence || isComment ? null : /^ {0,3}(#{1,6})(?:[ \t]+(.*))?$/.exec(line.trimEnd());
    const underlined = fence || isComment || !/^ {0,3}(?:=+|-+)[ \t]*$/.test(line.trimEnd()) ? "" : former;
    if (opened && !fence) fence = opened;
    else if (opened && opened.startsWith(fence) && line.trim() === opened) fence = "";
    if (heading) {
      const text = plain((heading[2] ?? "").replace(/(?:^|[ \t]+)#+$/, ""));
      outline.push({ level: heading[1]?.length ?? 1, text, line: index + 1, offset });
    } else if (underlined) {
      const level = line.trim().startsWith("=") ? 1 : 2;
      outline.push({ level, text: plain(underlined), line: index, offset: offset - former.length - 1 });
    }
    former = heading || underlined || fence || opened || isComment || !isProse(line) ? "" : line;
    if (line.includes("-->")) isComment = false;
    offset += line.length + 1;
  }
  return outline;
}

/** Only a paragraph's last line can be underlined into a heading. */
function isProse(line: string): boolean {
  return !/^(?: {4}|\t|\s*$| {0,3}(?:>|[*+-][ \t]|\d{1,9}[.)][ \t]|\||(?:[*_-][ \t]*){3,}$))/.test(line);
}

function plain(heading: string): string {
  return heading
    .replace(/!?\[([^[\]]{0,500})\](?:\([^()]{0,2000}\)|\[[^[\]]{0,200}\])?/g, "$1")
    .replace(/<\/?[a-z][^<>]{0,1000}>/gi, "")
    .replace(/(?<!\\)(?:\*\*|__|~~|[*`])(?=\S)|(?<=[^\s\\])(?:\*\*|__|~~|[*`])/g, "")
    .replace(/\\([!-/:-@[-`{-~])/g, "$1")
    .trim();
}
