import type { Chance } from "@toadstool/stage";
import { dots, type Pen, type Sheet } from "@toadstool/stage/sheet";
import { inks, paper } from "#studio/pieces/inks.ts";
import { chartRows } from "./chart.ts";
import { drawRows, stitch } from "./draw-cloth.client.ts";

const hub = { x: 200, y: 60 };

/** The wall, the web, and the sleeves that are done already. */
export function drawParlour(sheet: Sheet, chance: Chance): void {
  const { pen } = sheet;
  pen.fillStyle = paper;
  pen.fillRect(0, 0, 400, 300);
  pen.fillStyle = inks.mint;
  pen.fillRect(0, 0, 400, 300);
  drawWeb(pen, chance.of("web"));
  for (const [index, x] of [4, 51, 338].entries()) drawSleeve(sheet, x, chance.of(`sleeve ${index}`));
}

function drawWeb(pen: Pen, chance: Chance): void {
  const spokes = Array.from(
    { length: 17 },
    (_, spoke) => ((spoke + chance.between(-0.2, 0.2)) / 17) * 2 * Math.PI,
  );
  pen.strokeStyle = paper;
  pen.lineWidth = 1.2;
  pen.beginPath();
  for (const angle of spokes) {
    pen.moveTo(hub.x, hub.y);
    pen.lineTo(hub.x + Math.cos(angle) * 420, hub.y + Math.sin(angle) * 420);
  }
  for (let ring = 1; ring < 15; ring++) {
    const radius = 26 + ring * 24;
    for (const [index, angle] of spokes.entries()) {
      const next = spokes[(index + 1) % spokes.length] ?? angle;
      const end = next < angle ? next + 2 * Math.PI : next;
      const [middle, sag] = [(angle + end) / 2, radius * 0.9];
      pen.moveTo(hub.x + Math.cos(angle) * radius, hub.y + Math.sin(angle) * radius);
      pen.quadraticCurveTo(
        hub.x + Math.cos(middle) * sag,
        hub.y + Math.sin(middle) * sag,
        hub.x + Math.cos(end) * radius,
        hub.y + Math.sin(end) * radius,
      );
    }
  }
  pen.stroke();
}

/** A finished sleeve, hung on a thread of the web. */
function drawSleeve(sheet: Sheet, x: number, chance: Chance): void {
  const { pen } = sheet;
  const [wide, top] = [5, chance.between(150, 166)];
  const long = Math.round(chance.between(8, 10));
  const chart = chartRows(chance, wide);
  const rows = Array.from({ length: long }, () => chart.next().value);
  // A cuff at its lower end.
  rows.push(...[0, 1].map(() => new Uint8Array(wide).fill(2)));
  const width = wide * stitch.width;
  pen.strokeStyle = paper;
  pen.lineWidth = 1.2;
  pen.beginPath();
  pen.moveTo(x + width / 2, 0);
  pen.lineTo(x + width / 2, top);
  pen.stroke();
  pen.fillStyle = dots(sheet, { ink: inks.navy, share: 0.36, pitch: 5.6 });
  pen.fillRect(x + 4, top + 5, width, rows.length * stitch.height);
  drawRows(sheet, rows, { x, y: top });
  pen.fillStyle = inks.navy;
  pen.fillRect(x + width / 2 - 1.6, top - 5, 3.2, 9);
}
