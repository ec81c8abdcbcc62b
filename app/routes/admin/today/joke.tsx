import shared from "../admin.module.css";
import styles from "./today.module.css";

/** What the toad has by it, in strokes, and what it says; one for each day of the week, from Sunday. */
const jokes: readonly [props: string, words: string][] = [
  [
    "M97 49h13v9H97zM110 51h4v4h-4M101 45c-2-2 2-3 0-6M106 45c-2-2 2-3 0-6",
    "Sunday. The toad is closed for stocktaking. It has one mushroom.",
  ],
  ["M92 56V36l4-5 4 5v20zM92 40h8", "Monday. The pencil is sharp. The toad is not."],
  ["M86 44h22v14H86zM86 44l11 8 11-8", "Tuesday. One letter came, and it was damp."],
  ["M66 30h31M71 30l3-12h15l3 12z", "Wednesday. The hat is for the second draft."],
  [
    "M84 44c5-2 9-1 12 1 3-2 7-3 12-1v13c-5-2-9-1-12 1-3-2-7-3-12-1zM96 45v13",
    "Thursday. It reads its old posts and moves its lips.",
  ],
  ["M97 28a8 8 0 1 1 0 .1M99 34l-8 11", "Friday. Looking closely, the typo was a fly. It is corrected."],
  [
    "M62 24C69 4 111 4 118 24c-18-5-38-5-56 0zM99 21v30c0 5 7 5 7 0",
    "Saturday. It rains, so everyone is out.",
  ],
];

/** One drawn joke a day: a toad by its mushroom. */
export function Joke({ weekday }: { weekday: number }) {
  const [props, words] = jokes[weekday % jokes.length] ?? ["", ""];
  return (
    <figure className={`${shared.soft} ${styles.joke}`}>
      <svg viewBox="0 0 120 64" aria-hidden="true" focusable="false">
        <path className={styles.cap} d="M5 31C5 15 17 6 30 6c14 0 26 9 25 25-16 2-34 2-50 0z" />
        <path d="M22 33c1 8 0 16-3 25 7 1 15 1 22 0-3-9-4-17-3-25M18 20h.01M29 13h.01M42 21h.01M32 25h.01" />
        <path
          className={styles.toad}
          d="M62 58c-4-9 0-19 8-22-2-7 6-10 9-4 2-1 4-1 6 0 3-6 11-2 8 5 6 5 7 14 2 21z"
        />
        <path d="M74 33h.01M88 34h.01M73 43c5 4 12 4 17 0M64 58c2-4 6-4 8 0M86 58c1-4 6-4 8 0M1 58h118" />
        <path className={styles.props} d={props} />
      </svg>
      <figcaption>{words}</figcaption>
    </figure>
  );
}
