import { useId } from "react";
import styles from "./emblem.module.css";

type Ink = "violet" | "pink" | "yellow" | "teal";

/** A shape in one ink, solid or screened into dots. */
type Shape = [ink: Ink, d: string, screened?: "screened"];

/** Cut-paper signs, 100 units square, one for each part of the site. */
const signs = {
  eyes: [
    ["teal", "M8 58C10 20 90 18 93 57c-2 36-80 38-85 1z", "screened"],
    ["violet", "M12 36c2-23 35-24 36 0-1 24-35 24-36 0z"],
    ["violet", "M53 35c1-24 35-23 36 1-1 24-35 23-36-1z"],
    ["yellow", "M22 38c1-12 18-12 19 0-1 11-18 12-19 0z"],
    ["yellow", "M62 37c1-12 18-12 19 0-1 12-18 12-19 0z"],
    ["pink", "M26 70c15 9 34 10 50-1-2 22-46 24-50 1z"],
  ],
  sheets: [
    ["yellow", "M14 14l49-5 5 60-50 4z", "screened"],
    ["pink", "M30 24l51 6-8 58-50-6z"],
    ["violet", "M42 10l48 14-16 50-47-15z", "screened"],
  ],
  shapes: [
    ["pink", "M10 36c2-36 56-35 57 0-2 36-56 35-57 0z"],
    ["yellow", "M47 32l45 3-2 47-46-4z", "screened"],
    ["violet", "M36 92l-25-2 27-52 33 50z"],
  ],
  booklet: [
    ["violet", "M6 30l22-12 1 56-22 13z"],
    ["pink", "M28 18l23 12v57L29 74z", "screened"],
    ["violet", "M51 30l21-13 1 57-22 13z", "screened"],
    ["yellow", "M72 17l22 13-1 56-21-12z"],
  ],
  cube: [
    ["yellow", "M50 8l40 20-41 22-39-21z"],
    ["pink", "M10 29l39 21 1 44-38-21z", "screened"],
    ["violet", "M49 50l41-22-2 45-38 21z"],
  ],
  woodles: [
    ["violet", "M5 22c15-16 30 14 46 1s30-10 43 2c0 8-1 9-1 12-14-12-30 12-44 1S19 50 6 36z"],
    ["pink", "M6 45c14-13 30 13 45 1s29-11 43 2l-1 13c-14-13-29 12-44 0S20 72 6 59z", "screened"],
    ["yellow", "M7 69c14-14 29 12 44 0s28-10 42 2l-1 14c-14-13-28 12-42 1S21 96 7 83z"],
  ],
  collage: [
    ["teal", "M8 18l56-8-10 46-50 6z"],
    ["pink", "M38 30l54-12 4 44-40 14z", "screened"],
    ["yellow", "M18 56l46-8 14 38-58 8z"],
    ["violet", "M60 60c2-20 32-18 31 2s-30 18-31-2z", "screened"],
  ],
  toad: [
    ["teal", "M6 78c-2-34 20-50 44-50s47 17 44 50c-10 14-78 14-88 0z", "screened"],
    ["violet", "M14 38c1-19 27-18 28 0-1 18-27 18-28 0zM58 38c1-18 27-19 28 0-1 18-27 18-28 0z"],
    ["yellow", "M21 38c0-9 13-9 13 0s-13 9-13 0zM65 38c0-9 13-9 13 0s-13 9-13 0z"],
    ["pink", "M24 62c17 6 35 6 52 0l1 7c-18 7-36 7-54 0z"],
  ],
  jelly: [
    ["pink", "M18 78C8 30 30 12 51 12s42 19 31 66c-10-8-14 6-22 1s-9-6-17 0-14-9-25-1z"],
    ["violet", "M50 13c20 0 43 18 32 65-9-7-13 6-21 1C70 60 66 30 50 13z", "screened"],
    ["yellow", "M10 82c26 8 54 8 80-1l-4 10c-24 5-48 5-72 0z"],
  ],
  waves: [
    ["violet", "M6 8l88 3-4 82-82-3z", "screened"],
    ["pink", "M8 48c14-38 28-38 42-2s28 34 43-3l-2 25c-15 30-30 28-42 0S22 40 8 72z"],
    ["yellow", "M10 24c2-17 28-17 29 0-1 17-28 17-29 0z"],
  ],
} satisfies Record<string, Shape[]>;

export type Sign = keyof typeof signs;

const inks: Ink[] = ["violet", "pink", "yellow", "teal"];
const angle: Record<Ink, number> = { violet: 45, pink: 75, yellow: 15, teal: 30 };

/** A sign printed in overlapping inks: decoration beside a title. */
export function Emblem({ sign }: { sign: Sign }) {
  const shapes: Shape[] = signs[sign];
  const id = useId();
  return (
    <svg viewBox="0 0 100 100" className={styles.emblem} aria-hidden="true">
      <defs>
        {inks.map((ink) => (
          <pattern
            key={ink}
            id={`${id}-${ink}`}
            width="2.6"
            height="2.6"
            patternUnits="userSpaceOnUse"
            patternTransform={`rotate(${angle[ink]})`}
          >
            <circle cx="1.3" cy="1.3" r="1.02" className={styles[ink]} />
          </pattern>
        ))}
      </defs>
      {shapes.map(([ink, d, screened]) => (
        <path
          key={d}
          d={d}
          className={screened ? undefined : styles[ink]}
          fill={screened && `url(#${id}-${ink})`}
        />
      ))}
    </svg>
  );
}
