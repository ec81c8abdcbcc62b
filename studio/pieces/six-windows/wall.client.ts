import { change, shape } from "../bench/bench.client.ts";
import { inks, paper } from "../inks.ts";
import { drawPainter } from "./painter.client.ts";
import type { Amounts, Week } from "./weeks.ts";

const side = 150;
const places = [0, 1, 2, 3, 4, 5].map((at) => [12 + (at % 3) * 162, 14 + Math.floor(at / 3) * 164] as const);
/** Which window of the wall a point is in, or −1. */
export const windowAt = (x: number, y: number): number =>
  places.findIndex(
    ([left, top]) => x >= left - 8 && x <= left + side + 8 && y >= top - 4 && y <= top + side + 4,
  );

/** Six panes, each printed in two inks of dots. */
export function drawWall(scene: SVGElement, weeks: readonly Week[]) {
  shape("rect", { x: -100, y: -140, width: 800, height: 620, fill: inks.midnight }, scene);
  const painter = drawPainter(scene);
  const frame = shape("path", { fill: inks.yellow }, scene);
  const panes = weeks.map((week, at) => {
    const [x, y] = places[at] ?? [0, 0];
    const g = shape("g", { transform: `translate(${x} ${y})` }, scene);
    shape("path", { d: `M0 1L${side - 1} 0L${side} ${side}L1 ${side - 1}Z`, fill: paper }, g);
    return week.inks.map((fill) => {
      const plate = shape("path", { fill }, g);
      plate.style.mixBlendMode = "multiply";
      return plate;
    });
  });

  return {
    look: painter.look,
    choose(at: number) {
      const [x, y] = places[at] ?? [0, 0];
      change(frame, {
        d: `M${x - 9} ${y - 7}L${x + side + 8} ${y - 9}L${x + side + 9} ${y + side + 8}L${x - 8} ${y + side + 7}Z`,
      });
    },
    /** `arrived` of its painters have put their dots down, 0 to 1; each comes in a turn of their own. */
    print(at: number, painted: readonly Amounts[], across: number, arrived: number) {
      panes[at]?.forEach((plate, ink) => {
        const cell = side / across;
        let d = "";
        painted.forEach((amounts, painter) => {
          if (((painter * 7919) % 997) / 997 >= arrived) return;
          const radius = Math.sqrt(amounts[ink as 0 | 1] * 0.55) * cell;
          if (radius < cell * 0.08) return;
          // The second plate has slipped, and its rows are between those of the first.
          const [column, row] = [painter % across, Math.floor(painter / across)];
          const x = (column + 0.5 + ink * 0.22) * cell;
          const y = (row + 0.5 + ((column % 2) * 0.5 - 0.25) + ink * 0.3) * cell;
          const r = Math.min(radius, x, y, side - x, side - y);
          if (r > 0.3) d += `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(-2 * r).toFixed(1)} 0`; // oxfmt-ignore
        });
        change(plate, { d });
      });
    },
  };
}
