import { between, type Random, random } from "@toadstool/stage/seeded";
import styles from "./stamp.module.css";

/** A postage stamp of its own for each letter, printed in two inks that are slightly apart. */
export function Stamp({ of }: { of: string }) {
  const r = random(of);
  const [under, over] = pick(r, inks);
  const Motif = pick(r, motifs);
  return (
    <svg viewBox="-3 -3 110 132" className={styles.stamp} aria-hidden="true">
      <path className={styles.shadow} transform="translate(3 3.5)" d="M-2-2h104v124H-2z" />
      <path className={styles.stock} d={perforated} />
      <g className={styles[under]} transform={`rotate(${between(r, -1.5, 1.5)} 50 60)`}>
        <Motif.Under />
      </g>
      <g className={styles[over]} transform={`translate(${between(r, -2, 2)} ${between(r, 1, 3)})`}>
        <Motif.Over />
      </g>
      <path className={styles.cancelled} d={cancelled} />
    </svg>
  );
}

/** The edge of a sheet of 104 × 124 around 100 × 120, with a bite of 3 in each tenth or so of it. */
const perforated = (() => {
  const side = (count: number, x: number, y: number) => {
    const [gapX, gapY] = [x * 2.2, y * 2.2];
    return `${`l${gapX} ${gapY}a3 3 0 0 0 ${x * 6} ${y * 6}l${gapX} ${gapY}`.repeat(count)}`;
  };
  return `M-2-2${side(10, 1, 0)}${side(12, 0, 1)}${side(10, -1, 0)}${side(12, 0, -1)}z`;
})();

/** Where the postmark's waves run on over the stamp. */
const cancelled = [20, 33, 46, 59].map((y) => `M1 ${y}q6-4.4 12 0t12 0 12 0`).join("");

const pick = <T,>(r: Random, choices: readonly T[]) => choices[Math.floor(r() * choices.length)] as T;

const inks = [
  ["pink", "violet"],
  ["yellow", "violet"],
  ["yellow", "pink"],
  ["teal", "violet"],
  ["yellow", "teal"],
  ["pink", "teal"],
] as const;

/** Each is two plates on a sheet of 100 × 120. */
const motifs = [
  {
    Under: () => <circle cx="50" cy="52" r="31" />,
    Over: () => (
      <path d="M9 66q10-9 20.5 0t20.5 0 20.5 0 20.5 0v9q-10 9-20.5 0t-20.5 0-20.5 0-20.5 0zm0 23q10-9 20.5 0t20.5 0 20.5 0 20.5 0v9q-10 9-20.5 0t-20.5 0-20.5 0-20.5 0z" />
    ),
  },
  {
    Under: () => <path d="M9 9h82v102H9zM50 24a26 26 0 1 0 .1 0z" fillRule="evenodd" />,
    Over: () => (
      <path d="M54 26a26 26 0 1 0 20 38 22 22 0 0 1-20-38zM22 88l3 6 6 2-6 2-3 6-3-6-6-2 6-2zm53 2l2.5 5 5 2-5 2-2.5 5-2.5-5-5-2 5-2z" />
    ),
  },
  {
    Under: () => <path d="M18 111V71h16V55h16V39h16V23h16v88z" />,
    Over: () => (
      <path d="M9 111V87h16V71h16V55h16V39h16V23h18v12H81v16H65v16H49v16H33v16H21v12zM20 24l14 13-14 13-3-9H9v-8h8z" />
    ),
  },
  {
    Under: () => (
      <path d="M50 60c-4-18-3-34 0-46 3 12 4 28 0 46zm0 0c10-15 22-26 33-31-4 11-14 23-33 31zm0 0c18-4 34-3 42 2-10 6-25 6-42-2zm0 0C40 45 28 34 17 29c4 11 14 23 33 31zm0 0c-18-4-34-3-42 2 10 6 25 6 42-2z" />
    ),
    Over: () => (
      <path d="M47 60c1 18 0 34-4 51h7c4-17 4-33 3-51zm3 28c9-14 20-19 33-18-5 13-16 20-33 22zm-3 12c-8-10-17-14-28-13 4 11 13 17 28 17z" />
    ),
  },
  {
    Under: () => <path d="M9 32h82v60H9z" />,
    Over: () => (
      <path
        d="M9 32l41 36 41-36v9L50 77 9 41zm0 60l30-30 5 5-25 25zm82 0L61 62l-5 5 25 25zM50 8a9 9 0 1 0 .1 0z"
        fillRule="evenodd"
      />
    ),
  },
  {
    Under: () => <path d="M50 12a40 40 0 1 0 .1 0zm0 22a18 18 0 1 1-.1 0z" fillRule="evenodd" />,
    Over: () => (
      <path
        d="M50 23a29 29 0 1 0 .1 0zm0 8a21 21 0 1 1-.1 0zM9 100h82v4H9zm12 7h58v4H21z"
        fillRule="evenodd"
      />
    ),
  },
];
