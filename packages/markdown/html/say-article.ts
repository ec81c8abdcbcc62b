/** What the renderer says by itself in an article. */
export interface ArticleLabels {
  done: string;
  toDo: string;
  table: string;
  footnotes: string;
  footnote: (values: { number: string }) => string;
  backToReference: (values: { number: string }) => string;
  video: string;
  recording: string;
  embedded: (values: { player: string }) => string;
}

/**
 * A rendered article in the words of its site: those that the renderer and `footnotesInPlace` have written are replaced, so that
 * stored HTML follows the language without being rendered again.
 */
export function sayArticle(html: string, words: ArticleLabels): string {
  const say: Record<string, string> = {
    Done: words.done,
    "To do": words.toDo,
    Table: words.table,
    Footnotes: words.footnotes,
    "A video": words.video,
    "A recording": words.recording,
  };
  return labels.reduce(
    (said, label) =>
      said.replaceAll(label, (_whole, before: string, written: string) => {
        const [, subject = "", what = ""] =
          /^(Footnote|Back to reference|Embedded from) (.+)$/.exec(written) ?? [];
        if (subject === "Footnote") return before + escaped(words.footnote({ number: what }));
        if (subject === "Back to reference") return before + escaped(words.backToReference({ number: what }));
        if (subject) return before + escaped(words.embedded({ player: what }));
        return before + escaped(say[written] ?? written);
      }),
    html,
  );
}

const titles = "A video|A recording|Embedded from [\\w-]+";

/** In tags that the renderer alone writes. */
const labels = [
  /(<input type="checkbox"[^<>]* aria-label=")(Done|To do)(?=")/g,
  /(<div class="table-scroll"[^<>]* aria-label=")(Table)(?=")/g,
  /(<h2 class="sr-only" id="[\w-]*footnote-label">)(Footnotes)(?=<)/g,
  /(<a [^<>]*data-footnote-backref[^<>]* aria-label=")(Back to reference [\d-]+)(?=")/g,
  /(<(?:button|div) [^<>]*class="footnote(?:-mark)?"[^<>]* aria-label=")(Footnote \d+)(?=")/g,
  new RegExp(`(<(?:iframe|video|audio) [^<>]*title=")(${titles})(?=")`, "g"),
  new RegExp(`(</(?:iframe|video|audio)><figcaption>)(${titles})(?=<)`, "g"),
];

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
