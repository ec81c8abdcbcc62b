import {
  dots,
  type Place,
  type Player,
  printedPiece,
  type Sheet,
  type SheetStage,
} from "@toadstool/stage/sheet";
import { inks } from "#studio/pieces/inks.ts";
import { cross, openUmbrellas, shutUmbrella } from "./crossing.ts";
import { drawDrops, drawDucks, drawStreet } from "./draw-street.client.ts";
import { drawWalker, traceEdge } from "./draw-umbrella.client.ts";

/** A crossing in the rain, from above; a pointer is a gust of wind, a tap shuts an umbrella. */
export const crossingInTheRain = printedPiece(stepOut);

const rest = 1 / 30;
const longestStep = 0.1;

function stepOut({ sheet, chance, lessMotion }: SheetStage): Player {
  const crossing = openUmbrellas(chance.of("crossing"));
  let street: Sheet | null = null;
  let shade: CanvasPattern | null = null;
  let wind: Place | null = null;
  let time = 0;

  return {
    print() {
      street = sheet.plate();
      drawStreet(street);
      shade = dots(sheet, { ink: inks.navy, share: 0.55, pitch: 6.4 });
    },
    draw(step) {
      const passed = Math.min(longestStep, step) * (lessMotion ? 0.4 : 1);
      if (passed > 0) cross(crossing, passed, wind);
      time += passed;
      if (!street || !shade) return Infinity;
      const { pen } = sheet;
      sheet.lay(street);
      drawDrops(pen, crossing);
      pen.fillStyle = shade;
      pen.beginPath();
      for (const { x, y, radius, angle, shut } of crossing.walkers)
        if (shut === 0) traceEdge(pen, radius, x + 8, y + 9, angle);
      pen.fill();
      drawDucks(pen, crossing, time);
      for (const walker of crossing.walkers) drawWalker(pen, walker);
      return lessMotion ? 4 * rest : rest;
    },
    point: (place) => (wind = place),
    tap: (place) => void shutUmbrella(crossing, place),
  };
}
