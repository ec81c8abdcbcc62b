import { dots, type Pen, type Sheet } from "@toadstool/stage/sheet";
import { inks, paper } from "#studio/pieces/inks.ts";
import { drawChimney, drawHouse, traceHouse, walls } from "./draw-house.client.ts";
import { type House, street, type Town } from "./town.ts";

/** Pixels of a sheet that the second ink is off by, in units. */
const slip = { x: 1.3, y: -1 };

/** All that stands still: sky, moon, walls, roofs, doors and the street; the panes are holes in it, lit by nobody yet. */
export function drawTown(sheet: Sheet, town: Town): void {
  const { pen } = sheet;
  pen.fillStyle = paper;
  pen.fillRect(0, 0, 400, 300);
  drawColours(sheet, town);
  drawNight(sheet, town);
  for (const house of town.houses) drawChimney(pen, house);
  for (const [index, house] of town.houses.entries()) drawHouse(sheet, house, index);
  drawCat(pen, town.cat);
  drawStreet(sheet, town);
}

/** The first two inks lie under everything, a little out of register. */
function drawColours(sheet: Sheet, { houses, moon }: Town): void {
  const { pen } = sheet;
  const [halfPink, thirdPink] = [0.5, 0.3].map((share) =>
    dots(sheet, { ink: inks.pink, share, pitch: 5, angle: 75 }),
  ) as [CanvasPattern, CanvasPattern];
  pen.save();
  pen.globalCompositeOperation = "multiply";
  pen.fillStyle = inks.yellow;
  disc(pen, moon.x, moon.y, moon.radius);
  const wash = (house: House, fill: CanvasPattern | string) => {
    pen.fillStyle = fill;
    pen.beginPath();
    traceHouse(pen, house);
    pen.fill();
  };
  for (const house of houses) if (walls[house.tone]?.yellow) wash(house, inks.yellow);
  pen.translate(slip.x, slip.y);
  for (const house of houses) {
    const { pink } = walls[house.tone] ?? walls[0];
    if (pink !== "none") wash(house, pink === "flat" ? inks.pink : halfPink);
  }
  pen.beginPath();
  pen.fillStyle = thirdPink;
  pen.arc(moon.x + 3, moon.y + 3, moon.radius, 0, 2 * Math.PI);
  pen.fill();
  pen.restore();
}

/** The sky is the dark ink, flat, with the moon, the stars and the town left out. */
function drawNight(sheet: Sheet, { houses, moon, stars }: Town): void {
  const { pen } = sheet;
  pen.beginPath();
  pen.rect(0, 0, 400, 300);
  pen.moveTo(moon.x + moon.radius, moon.y);
  pen.arc(moon.x, moon.y, moon.radius, 0, 2 * Math.PI);
  for (const { x, y, size } of stars) {
    pen.moveTo(x, y - 2 * size);
    for (const [dx, dy] of star) pen.lineTo(x + dx * size, y + dy * size);
  }
  for (const house of houses) traceHouse(pen, house);
  pen.fillStyle = inks.midnight;
  pen.fill("evenodd");
  pen.fillStyle = inks.orange;
  for (const [dx, dy, part] of [
    [-0.3, 0.2, 0.24],
    [0.38, -0.28, 0.17],
    [0.3, 0.45, 0.13],
  ] as const)
    disc(pen, moon.x + dx * moon.radius, moon.y + dy * moon.radius, part * moon.radius);
}

const star = [
  [0.4, -0.4],
  [2, 0],
  [0.4, 0.4],
  [0, 2],
  [-0.4, 0.4],
  [-2, 0],
  [-0.4, -0.4],
] as const;

/** Somebody's cat is out, on the roof, with its back to us. */
function drawCat(pen: Pen, { x, y }: { x: number; y: number }): void {
  pen.save();
  pen.translate(x, y + 0.6);
  pen.fillStyle = pen.strokeStyle = inks.yellow;
  pen.beginPath();
  pen.ellipse(0, -5, 4.4, 5.6, 0, 0, 2 * Math.PI);
  pen.ellipse(0, -12, 3.4, 3, 0, 0, 2 * Math.PI);
  pen.moveTo(-3.4, -12);
  pen.lineTo(-3.1, -17);
  pen.lineTo(-0.4, -14.4);
  pen.lineTo(0.4, -14.4);
  pen.lineTo(3.1, -17);
  pen.lineTo(3.4, -12);
  pen.fill();
  pen.lineWidth = 1.8;
  pen.lineCap = "round";
  pen.beginPath();
  pen.moveTo(3, -1);
  pen.bezierCurveTo(10, 0, 10, -7, 7.4, -9);
  pen.stroke();
  pen.restore();
}

function drawStreet(sheet: Sheet, { houses }: Town): void {
  const { pen } = sheet;
  pen.fillStyle = inks.midnight;
  pen.fillRect(0, street, 400, 300 - street);
  pen.fillStyle = dots(sheet, { ink: paper, share: 0.42, pitch: 5 });
  pen.fillRect(0, street + 4.5, 400, 3.6);
  // The light above each door lies on the pavement too.
  pen.fillStyle = inks.yellow;
  for (const { door } of houses) {
    pen.beginPath();
    pen.ellipse(door.x, street + 6.2, 11, 2.6, 0, 0, 2 * Math.PI);
    pen.fill();
  }
}

function disc(pen: Pen, x: number, y: number, radius: number): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
}
