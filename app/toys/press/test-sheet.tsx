import { useId } from "react";
import type { PulledSheet } from "#domain/art/pulled-sheet.ts";

/** In units of a drawing, which is 900 wide; so is the slip of a plate. */
const [centre, middle] = [450, 545];
const marks = [
  [70, 70],
  [830, 70],
  [70, 1130],
  [830, 1130],
] as const;
/** Radius of a dot of a screen whose cell is 16 wide: solid, half and a quarter of it. */
const tones = [12, 6.4, 4.5];

/**
 * The sheet before the print: its stock with a patch of each ink at its screen's angle and its slip, as printers check them.
 * It is in the document, so that a sheet is never bare until the plates have loaded.
 */
export function TestSheet({ paper, plates }: Pick<PulledSheet, "paper" | "plates">) {
  const id = useId();
  const screen = (plate: number, tone: number) => `${id}${plate}-${tone}`;
  const [reach, radius] = plates.length > 1 ? [60 + plates.length * 25, 225] : [0, 290];
  const step = Math.min(72, 640 / (plates.length * tones.length));
  return (
    <svg viewBox="0 0 900 1200" preserveAspectRatio="none" className="press-test" aria-hidden="true">
      <path d="M0 0h900v1200H0z" fill={paper?.colour ?? "#f5efe2"} />
      {plates.length === 0 && <Marks colour="#221a35" />}
      {plates.map(({ ink, angle, slip }, plate) => {
        const towards = (plate / plates.length) * 2 * Math.PI - Math.PI * (plates.length === 2 ? 1 : 0.5);
        const from = centre + (plate - plates.length / 2) * step * tones.length;
        return (
          <g key={ink.name} transform={`translate(${slip.x} ${slip.y}) rotate(${slip.turn} 450 600)`}>
            {tones.map((dot, tone) => (
              <pattern
                key={dot}
                id={screen(plate, tone)}
                width="16"
                height="16"
                patternUnits="userSpaceOnUse"
                patternTransform={`rotate(${angle})`}
              >
                <circle cx="8" cy="8" r={dot} fill={ink.colour} />
              </pattern>
            ))}
            <circle
              cx={(centre + Math.cos(towards) * reach).toFixed(1)}
              cy={(middle + Math.sin(towards) * reach).toFixed(1)}
              r={radius}
              fill={`url(#${screen(plate, 1)})`}
            />
            {tones.map((dot, tone) => (
              <rect
                key={dot}
                x={from + tone * step}
                y={1090 - step / 2}
                width={step}
                height={step}
                fill={`url(#${screen(plate, tone)})`}
              />
            ))}
            <Marks colour={ink.colour} />
          </g>
        );
      })}
    </svg>
  );
}

/** A cross in a ring at each corner: where plates lie askew, so do their crosses. */
function Marks({ colour }: { colour: string }) {
  return marks.map(([x, y]) => (
    <path
      key={`${x} ${y}`}
      d={`M${x - 34} ${y}h68M${x} ${y - 34}v68M${x - 20} ${y}a20 20 0 1 1 40 0a20 20 0 1 1-40 0`}
      fill="none"
      stroke={colour}
      strokeWidth="3.5"
    />
  ));
}
