import { dots, type Pen, type Sheet } from "@toadstool/stage/sheet";
import { inks, paper } from "#studio/pieces/inks.ts";
import { type House, street } from "./town.ts";

/** What each tone of a wall is mixed of: which inks lie flat or as dots, and how much of the dark one lies over them. */
export const walls = [
  { yellow: false, pink: "flat", dark: 0 },
  { yellow: true, pink: "flat", dark: 0.24 },
  { yellow: false, pink: "dots", dark: 0 },
  { yellow: true, pink: "none", dark: 0.64 },
  { yellow: false, pink: "flat", dark: 0.54 },
] as const;

export function drawHouse(sheet: Sheet, house: House, index: number): void {
  const { pen } = sheet;
  const { left, right, eaves, top, tone } = house;
  const { dark } = walls[tone] ?? walls[0];
  pen.save();
  pen.beginPath();
  traceHouse(pen, house);
  pen.clip();
  if (dark > 0) {
    pen.fillStyle = dots(sheet, { ink: inks.midnight, share: dark, pitch: 5 });
    pen.fillRect(left, top - 2, right - left, street - top + 2);
  }
  // Each house stands in its neighbour's shade.
  pen.fillStyle = inks.midnight;
  pen.fillRect(right - 2.2, top - 2, 2.2, street - top + 2);
  if (house.gable === "flat") pen.fillRect(left, eaves - 3, right - left, 3);
  if (index % 2 === 0)
    for (let y = street - 12; y > street - 44; y -= 40) pen.fillRect(left, y + 8, right - left, 4);
  pen.restore();
  drawDoor(pen, house);
}

export function drawChimney(pen: Pen, { left, right, top, eaves, gable, chimney }: House): void {
  const x = left + (right - left) * chimney;
  const slope = gable === "flat" ? top : top + (eaves - top) * Math.abs(chimney - 0.5) * 2;
  pen.fillStyle = inks.midnight;
  pen.fillRect(x - 5.4, slope - 14, 10.8, 20);
  pen.fillStyle = inks.pink;
  pen.fillRect(x - 3.6, slope - 10, 7.2, 12);
  pen.fillRect(x - 4.6, slope - 12.2, 9.2, 1.6);
  pen.fillStyle = paper;
  pen.fillRect(x - 2.6, slope - 15.6, 2, 2.8);
  pen.fillRect(x + 0.6, slope - 15.6, 2, 2.8);
}

function drawDoor(pen: Pen, { door }: House): void {
  const [x, top] = [door.x - door.width / 2, street - 31];
  pen.fillStyle = inks.midnight;
  pen.beginPath();
  pen.moveTo(x, street);
  pen.lineTo(x, top + 7);
  pen.quadraticCurveTo(x, top, door.x, top);
  pen.quadraticCurveTo(x + door.width, top, x + door.width, top + 7);
  pen.lineTo(x + door.width, street);
  pen.fill();
  pen.fillStyle = inks.yellow;
  pen.beginPath();
  pen.arc(door.x, top + 8.5, door.width / 2 - 3, Math.PI, 2 * Math.PI);
  pen.fill();
  pen.fillStyle = paper;
  disc(pen, x + door.width - 3.6, street - 13, 0.9);
}

export function traceHouse(pen: Pen, { left, right, eaves, top, gable }: House): void {
  const middle = (left + right) / 2;
  const half = (right - left) / 2;
  pen.moveTo(left, 300);
  pen.lineTo(left, eaves);
  if (gable === "peak") pen.lineTo(middle, top);
  else if (gable === "bell") {
    pen.bezierCurveTo(left + half * 0.55, eaves, left + half * 0.4, top, middle, top);
    pen.bezierCurveTo(right - half * 0.4, top, right - half * 0.55, eaves, right, eaves);
  } else if (gable === "steps") {
    const rise = (eaves - top) / 4;
    for (let step = 0; step < 4; step++) {
      const x = left + half * 0.22 * (step + 0.5);
      pen.lineTo(x, eaves - rise * step);
      pen.lineTo(x, eaves - rise * (step + 1));
    }
    for (let step = 3; step >= 0; step--) {
      const x = right - half * 0.22 * (step + 0.5);
      pen.lineTo(x, eaves - rise * (step + 1));
      pen.lineTo(x, eaves - rise * step);
    }
  } else {
    pen.lineTo(left, top);
    pen.lineTo(right, top);
  }
  pen.lineTo(right, eaves);
  pen.lineTo(right, 300);
  pen.closePath();
}

function disc(pen: Pen, x: number, y: number, radius: number): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
}
