import { useId } from "react";
import { type Part, type Pose, poses, props } from "./parts.ts";
import type { Guest } from "./guests.ts";
import styles from "./toad.module.css";

const box = "-2 -12 146 112";

/** Cut out along its line, as a sticker is; its inks lie a little beside it. */
export function Toad({ pose, prop }: Pick<Guest, "pose" | "prop">) {
  const parts: Part[] = [poses[pose], props[prop]];
  const line = parts.map((part) => part.line).join("");
  return (
    <svg viewBox={box} className={styles.toad} aria-hidden="true">
      <path className={styles.edge} d={line} />
      <g transform="translate(1.6 1.8)">
        {parts.flatMap(({ tints }) =>
          tints.map(([tint, path]) => <path key={`${tint} ${path}`} className={styles[tint]} d={path} />),
        )}
      </g>
      <path className={styles.line} d={line} />
    </svg>
  );
}

/** A toad that is known by its outline alone: a screen of dots. */
export function ToadShape({ pose }: { pose: Pose }) {
  const id = useId();
  return (
    <svg viewBox={box} className={styles.shape} aria-hidden="true">
      <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <circle cx="3" cy="3" r="1.5" />
      </pattern>
      <path d={poses[pose].tints[0]?.[1]} fill={`url(#${id})`} />
    </svg>
  );
}
