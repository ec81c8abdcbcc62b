import type { SVGProps } from "react";
import { drawing } from "./drawing.ts";

const { inks, letters, width } = drawing;
const stroke = { fill: "none", strokeLinecap: "round", strokeLinejoin: "round" } as const;

/** In the header, and on the button that likes a post. A style may fill `data-cap`. */
export function Mark(props: SVGProps<SVGSVGElement>) {
  const height = Math.min(11, 1400 / Math.max(width, 1));
  const scale = height / 100;
  return (
    <svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true" {...props}>
      <rect
        data-cap
        x="2"
        y="2"
        width="20"
        height="20"
        rx="6"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
      />
      <g
        transform={`translate(${12 - (width * scale) / 2} ${12 - height / 2}) scale(${scale})`}
        stroke="currentColor"
        strokeWidth="15"
        {...stroke}
      >
        {letters.map(({ path, left }) => (
          <path key={left} d={path} transform={`translate(${left})`} />
        ))}
      </g>
    </svg>
  );
}

/** What is drawn behind the first screen. */
export function Banner({ className }: { className?: string }) {
  const scale = Math.min(2.4, 340 / Math.max(width, 1));
  const [x, y] = [200 - (width * scale) / 2, 200 - 50 * scale];
  return (
    <svg viewBox="0 0 400 400" className={className} aria-hidden="true">
      <rect x="24" y="24" width="368" height="368" rx="96" fill={inks.behind} />
      <rect x="8" y="8" width="368" height="368" rx="96" fill={inks.front} />
      <g
        transform={`translate(${x - 8} ${y - 8}) scale(${scale})`}
        stroke={inks.paper}
        strokeWidth="15"
        {...stroke}
      >
        {letters.map(({ path, left }) => (
          <path key={left} d={path} transform={`translate(${left})`} />
        ))}
      </g>
    </svg>
  );
}

/** The picture of the page that says that there is no such page; null for none. */
export const lost = null;

/** How many pictures for posts without one are in public/images/covers/: 01.webp and 01-800.webp, and so on. */
export const defaultCovers = 4;
