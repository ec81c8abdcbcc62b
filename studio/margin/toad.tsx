import { type Part, poses, props } from "./parts.ts";
import type { Guest } from "./guests.ts";
import styles from "./toad.module.css";

/** Cut out along its line, as a sticker is; its inks lie a little beside it. */
export function Toad({ pose, prop }: Pick<Guest, "pose" | "prop">) {
  const parts: Part[] = [poses[pose], props[prop]];
  const line = parts.map((part) => part.line).join("");
  return (
    <svg viewBox="-2 -12 146 112" className={styles.toad} aria-hidden="true">
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
