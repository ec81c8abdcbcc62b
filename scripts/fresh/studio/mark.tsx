import type { SVGProps } from "react";
import { drawing } from "./drawing.ts";

/** In the header, and on the button that likes a post. A style may fill `data-cap`. */
export function Mark(props: SVGProps<SVGSVGElement>) {
  const { letters, width } = drawing;
  const scale = Math.min(0.11, 14 / Math.max(width, 1));
  return (
    <svg
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    >
      <rect data-cap x="2" y="2" width="20" height="20" rx="6" strokeWidth="1.6" />
      {letters.length === 0 && <circle cx="12" cy="12" r="4.5" fill="currentColor" stroke="none" />}
      <g
        transform={`translate(${12 - (width * scale) / 2} ${12 - 50 * scale}) scale(${scale})`}
        strokeWidth="15"
      >
        {letters.map(({ path, left }) => (
          <path key={left} d={path} transform={`translate(${left})`} />
        ))}
      </g>
    </svg>
  );
}
