/** What does not move: a checked cloth, and a plate under each jelly, printed once for every size. */
import type { TablePlan } from "../../djello/table-plan.ts";
import { fruitReach } from "./cut-outs.client.ts";
import type { FruitKind } from "./juices.ts";
import { lying } from "./rings.ts";

type Pen = CanvasRenderingContext2D;

const ink = {
  cloth: "#ffc93c",
  check: "#ffb01f",
  pale: "#ffdb74",
  crossing: "#ffecae",
  plate: "#fff8ea",
  shade: "#e3d3f5",
  shadow: "#ff4f8b",
};

/** What did not make it into a mould, between the rows: beside which jelly of the first one, how far from its middle, in widths, and how far down. */
interface Fallen {
  kind: FruitKind;
  beside: number;
  along: number;
  away: number;
  turn: number;
}

const windfall: readonly Fallen[] = [
  { kind: "berry", beside: 0, along: 0.62, away: 0.3, turn: 0.4 },
  { kind: "berry", beside: 0, along: 0.8, away: 0.36, turn: 1.9 },
  { kind: "raspberry", beside: 1, along: -0.3, away: 0.33, turn: 0.8 },
  { kind: "strawberry", beside: 2, along: -0.52, away: 0.32, turn: 2.2 },
  { kind: "kiwi", beside: 2, along: 0.7, away: 0.34, turn: 0.2 },
  { kind: "cherry", beside: 3, along: 0.42, away: 0.36, turn: 0 },
];
const sizes: Record<FruitKind, number> = {
  berry: 0.06,
  cherry: 0.07,
  raspberry: 0.075,
  wedge: 0.1,
  slice: 0.1,
  kiwi: 0.1,
  strawberry: 0.085,
};

/** Sizes in device pixels. */
export function printCloth(
  plan: TablePlan,
  width: number,
  height: number,
  fruit: Record<FruitKind, CanvasImageSource>,
): HTMLCanvasElement {
  const sheet = document.createElement("canvas");
  sheet.width = width;
  sheet.height = height;
  const pen = sheet.getContext("2d");
  if (!pen) return sheet;
  const size = plan.spots[0]?.width ?? 100;
  drawChecks(pen, width, height, size * 0.36);
  // There is space for them between two rows of four.
  if (plan.columns === 4) for (const fallen of windfall) drawFallen(pen, plan, fallen, fruit[fallen.kind]);
  for (const { x, y, width } of plan.spots) {
    pen.save();
    pen.translate(x, y);
    pen.scale(width, width);
    drawPlate(pen);
    pen.restore();
  }
  return sheet;
}

function drawFallen(
  pen: Pen,
  { spots, columns }: TablePlan,
  { kind, beside, along, away, turn }: Fallen,
  cut: CanvasImageSource,
) {
  const spot = spots[beside];
  const below = spots[columns];
  if (!spot || !below) return;
  const radius = spot.width * sizes[kind] * fruitReach;
  pen.save();
  pen.translate(spot.x + along * spot.width, spot.y + away * (below.y - spot.y));
  pen.globalCompositeOperation = "multiply";
  pen.fillStyle = ink.shadow;
  pen.beginPath();
  pen.ellipse(radius * 0.25, radius * 0.55, radius * 0.85, radius * 0.36, 0, 0, 2 * Math.PI);
  pen.fill();
  pen.globalCompositeOperation = "source-over";
  pen.rotate(turn);
  pen.drawImage(cut, -radius, -radius, 2 * radius, 2 * radius);
  pen.restore();
}

function drawChecks(pen: Pen, width: number, height: number, check: number) {
  pen.fillStyle = ink.cloth;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = ink.pale;
  for (let y = -check / 2; y < height; y += 2 * check) pen.fillRect(0, y, width, check);
  for (let x = -check / 2; x < width; x += 2 * check) pen.fillRect(x, 0, check, height);
  pen.fillStyle = ink.crossing;
  for (let y = -check / 2; y < height; y += 2 * check)
    for (let x = -check / 2; x < width; x += 2 * check) pen.fillRect(x, y, check, check);
  // Between the stripes, a screen of dots.
  pen.fillStyle = ink.check;
  pen.beginPath();
  const pitch = check / 5;
  for (let y = -check / 2 + check; y < height; y += 2 * check)
    for (let x = -check / 2 + check; x < width; x += 2 * check)
      for (let n = 0; n < 25; n++) {
        const [atX, atY] = [x + ((n % 5) + 0.5) * pitch, y + (Math.floor(n / 5) + 0.5) * pitch];
        pen.moveTo(atX + pitch * 0.3, atY);
        pen.arc(atX, atY, pitch * 0.3, 0, 2 * Math.PI);
      }
  pen.fill();
}

function drawPlate(pen: Pen) {
  const oval = (colour: string, radius: number, x = 0, y = 0) => {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.ellipse(x, y, radius, radius * lying, 0, 0, 2 * Math.PI);
    pen.fill();
  };
  pen.globalCompositeOperation = "multiply";
  oval(ink.shadow, 0.68, 0.045, 0.06);
  pen.globalCompositeOperation = "source-over";
  oval(ink.shade, 0.67, 0, 0.022);
  oval(ink.plate, 0.67);
  pen.fillStyle = "#ff4f8b";
  pen.beginPath();
  const count = 40;
  for (let n = 0; n < count; n++) {
    const turn = (n / count) * 2 * Math.PI;
    const [x, y] = [0.628 * Math.cos(turn), 0.628 * lying * Math.sin(turn)];
    pen.moveTo(x + 0.014, y);
    pen.ellipse(x, y, 0.014, 0.014 * 0.6, 0, 0, 2 * Math.PI);
  }
  pen.fill();
  oval(ink.shade, 0.583);
  oval("#fffdf6", 0.573, 0.003, 0.006);
}
