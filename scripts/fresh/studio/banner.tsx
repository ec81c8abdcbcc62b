import { drawing } from "./drawing.ts";

/** The initials, large, a little out of register. The room around them is what pages cut off at the window’s edge. */
export function Banner({ className }: { className?: string }) {
  const { inks, letters, width } = drawing;
  const scale = Math.min(2.4, 250 / Math.max(width, 1));
  return (
    <svg viewBox="-20 -30 490 490" className={className} aria-hidden="true">
      <rect x="24" y="24" width="368" height="368" rx="96" fill={inks.behind} />
      <rect x="8" y="8" width="368" height="368" rx="96" fill={inks.front} />
      <g
        transform={`translate(${192 - (width * scale) / 2} ${192 - 50 * scale}) scale(${scale})`}
        fill="none"
        stroke={inks.paper}
        strokeWidth="15"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {letters.map(({ path, left }) => (
          <path key={left} d={path} transform={`translate(${left})`} />
        ))}
      </g>
    </svg>
  );
}
