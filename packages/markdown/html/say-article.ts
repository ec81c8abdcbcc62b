import type { Words } from "@toadstool/language";
import type { markdown } from "../english.ts";

/** With those of moving pictures, which are on pages alone. */
type ArticleLabels = Words<typeof markdown> & { pausePicture?: string; playPicture?: string };

/**
 * A rendered article in the words of its site: those that the renderer and `footnotesInPlace` have written are replaced, so that
 * stored HTML follows the language without being rendered again.
 */
export function sayArticle(html: string, words: ArticleLabels): string {
  const say: Record<string, string | ((values: { number: string; player: string }) => string) | undefined> = {
    Done: words.done,
    "To do": words.toDo,
    Table: words.table,
    Footnotes: words.footnotes,
    Footnote: words.footnote,
    "Back to reference": words.backToReference,
    "A video": words.video,
    "A recording": words.recording,
    "Embedded from": words.embedded,
    "A picture was here": words.pictureGone,
    "A film was here": words.filmGone,
    "A recording was here": words.recordingGone,
    "Pause the moving picture": words.pausePicture,
    "Play the moving picture": words.playPicture,
  };
  return labels.reduce((said, [sign, label]) => {
    // Few articles have any of them, and a look for each pattern takes a while.
    if (!said.includes(sign)) return said;
    return said.replaceAll(label, (_whole, before: string, written: string) => {
      const [, subject = written, what = ""] =
        /^(Footnote|Back to reference|Embedded from) (.+)$/.exec(written) ?? [];
      const word = say[subject] ?? written;
      return before + escaped(typeof word === "string" ? word : word({ number: what, player: what }));
    });
  }, html);
}

const titles = "A video|A recording|Embedded from [\\w-]+";
const gone = "A (?:picture|film|recording) was here";
const motion = "(?:Pause|Play) the moving picture";

/** In tags that the renderer and the site alone write; each with a sign that the tag has. */
const labels: [sign: string, label: RegExp][] = [
  [' type="checkbox"', /(<input type="checkbox"[^<>]* aria-label=")(Done|To do)(?=")/g],
  [' class="table-scroll"', /(<div class="table-scroll"[^<>]* aria-label=")(Table)(?=")/g],
  ["footnote-label", /(<h2 class="sr-only" id="[\w-]*footnote-label">)(Footnotes)(?=<)/g],
  [
    " data-footnote-backref",
    /(<a [^<>]*data-footnote-backref[^<>]* aria-label=")(Back to reference [\d-]+)(?=")/g,
  ],
  [
    ' class="footnote',
    /(<(?:button|div) [^<>]*class="footnote(?:-mark)?"[^<>]* aria-label=")(Footnote \d+)(?=")/g,
  ],
  [' title="', new RegExp(`(<(?:iframe|video|audio) [^<>]*title=")(${titles})(?=")`, "g")],
  ["><figcaption>", new RegExp(`(</(?:iframe|video|audio)><figcaption>)(${titles})(?=<)`, "g")],
  [">▶ ", new RegExp(`(<a href="[^"<>]*">▶ )(${titles})(?=</a>)`, "g")],
  ["picture-gone", new RegExp(`(<span class="picture-gone"[^<>]* aria-label=")(${gone})(?=")`, "g")],
  ["picture-gone", new RegExp(`(<(?:span|em) class="picture-gone"[^<>]*>)(${gone})(?=[:<])`, "g")],
  ["picture-pause", new RegExp(`(<button [^<>]*picture-pause[^<>]* aria-label=")(${motion})(?=")`, "g")],
  ["picture-pause", new RegExp(`(<button [^<>]*picture-pause[^<>]* data-other=")(${motion})(?=")`, "g")],
];

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
