import { lettersOf, widthInLetters, wordsToSet } from "#app/ui/words-to-set.ts";
import styles from "./poster.module.css";

/** A title set by hand in wooden letters: no two stand quite alike. Read aloud, it is plain words. */
export function LinePoster({ words }: { words: string }) {
  const set = wordsToSet(words, " ");
  const longest = Math.max(...set.map(({ letters }) => widthInLetters(letters)));
  return (
    <h1 className={`${styles.poster} ${faceFor(longest, widthInLetters(lettersOf(words)))}`}>
      <span className="visually-hidden">{words}</span>
      <span aria-hidden="true" dir="auto" className={styles.words}>
        {set.map(({ letters, isApart }, at) => (
          <span key={at} className={`${styles.word} ${isApart ? "" : styles.close}`}>
            {(joined.test(letters.join("")) ? [letters.join("")] : letters).map((letter, place) => (
              <span key={place} className={styles.letter}>
                {letter}
              </span>
            ))}
          </span>
        ))}
      </span>
    </h1>
  );
}

/** Scripts whose letters join: a word of theirs is one block of wood. */
const joined =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}]/u;

/** Large where the longest word still fits the sheet; more than twelve characters are set for the width of one line. */
function faceFor(longest: number, length: number): string {
  const { large, medium, small } = styles;
  const line =
    length <= 12 ? "" : length <= 28 ? styles.upTo28 : length <= 35 ? styles.upTo35 : styles.upTo42;
  if (longest <= 7 && length <= 24) return `${large} ${line}`;
  return longest <= 11 && length <= 42 ? `${medium} ${line}` : (small ?? "");
}
