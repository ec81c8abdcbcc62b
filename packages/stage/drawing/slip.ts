import { chanceFrom } from "../chance.ts";
import type { Slip } from "./drawn.ts";

/** Degrees of the screens, in the order of the plates: three that make rosettes, and a pale one where its stripes show least. */
export const plateAngles = [45, 75, 15, 0] as const;

/** How a sheet lies under a plate; the first is in register. In another ink it lies otherwise: that is another run. */
export function slipOf(seed: number, plate: number, ink = ""): Slip {
  const chance = chanceFrom(seed).of(`slip ${plate}${ink}`);
  if (plate === 0) return { x: 0, y: 0, turn: 0 };
  const heading = chance.between(0, Math.PI * 2);
  const far = chance.between(4, 8);
  const round = (value: number) => Math.round(value * 100) / 100;
  return {
    x: round(far * Math.cos(heading)),
    y: round(far * Math.sin(heading)),
    turn: round(chance.between(-0.25, 0.25)),
  };
}
