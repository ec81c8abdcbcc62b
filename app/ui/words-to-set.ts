/** A word of a title that is set large, by its letters as they are seen. */
interface SetWord {
  letters: string[];
  /** Whether a space follows it, or the end. */
  isApart: boolean;
}

/**
 * Japanese and Chinese have no spaces: a line may end behind each letter, but not within a word in Katakana, before a closing mark or a
 * small letter, nor behind an opening mark. No dictionary parts them, as those of the server and of browsers are not the same.
 */
const unspaced =
  /\p{Ps}*(?:[\p{Script=Katakana}ー]+|[\p{Script=Han}\p{Script=Hiragana}]|[^\p{Ps}\p{Script=Katakana}\p{Script=Han}\p{Script=Hiragana}]+)[\p{Pe}\p{Po}ぁぃぅぇぉっゃゅょー々]*|\p{Ps}+/gu;
const hasUnspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Letters as wide as two: https://www.unicode.org/reports/tr11/ */
const wide =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303fー\uff01-\uff60]/u;

/** The words of a title, between which a line may end. */
export function wordsToSet(title: string, apart: string | RegExp = /[\s-]+/): SetWord[] {
  return title.split(apart).flatMap((word) => {
    const parts = (hasUnspaced.test(word) && word.match(unspaced)) || [word];
    return parts.map((part, at) => ({ letters: lettersOf(part), isApart: at === parts.length - 1 }));
  });
}

/** How many usual letters are as wide as these. */
export function widthInLetters(letters: readonly string[]): number {
  return letters.reduce((sum, letter) => sum + (wide.test(letter) ? 2 : 1), 0);
}

export const lettersOf = (text: string) => Array.from(graphemes.segment(text), ({ segment }) => segment);

const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });
