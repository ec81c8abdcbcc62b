import { inks, paper } from "#studio/pieces/inks.ts";
import type { Pen } from "@toadstool/stage/sheet";
import type { Walker } from "./crossing.ts";

const ribs = 8;
const colours = [inks.pink, inks.yellow, inks.navy, paper] as const;

/** How far an umbrella is open, 0…1: it shuts fast and opens fast. */
const openness = ({ shut }: Walker) => Math.min(1, Math.max(0, Math.abs(shut - 1.1) - 0.75) / 0.35);

/** Shoes first, then whoever is under it, then the umbrella. */
export function drawWalker(pen: Pen, walker: Walker): void {
  const { x, y, way, stride, radius } = walker;
  const open = openness(walker);
  pen.fillStyle = inks.navy;
  for (const foot of [-1, 1]) {
    const reach = radius * open * 0.8 + 4 + foot * Math.sin(stride) * 5;
    pen.beginPath();
    pen.ellipse(x + way * reach, y + foot * 4.2, 4.4, 2.5, 0, 0, 2 * Math.PI);
    pen.fill();
  }
  if (open < 0.9) drawPerson(pen, walker);
  if (open > 0.05) drawUmbrella(pen, walker, radius * open);
}

/** Somebody from above: shoulders, hair, and a nose to say which way. */
function drawPerson(pen: Pen, { x, y, way, inks: [ink] }: Walker): void {
  pen.lineWidth = 1.3;
  pen.strokeStyle = inks.navy;
  pen.fillStyle = colours[ink === 2 ? 1 : ink] ?? paper;
  pen.beginPath();
  pen.ellipse(x, y, 5.4, 11, 0, 0, 2 * Math.PI);
  pen.fill();
  pen.stroke();
  pen.fillStyle = paper;
  pen.beginPath();
  pen.arc(x + way * 5, y, 2, 0, 2 * Math.PI);
  pen.fill();
  pen.stroke();
  pen.fillStyle = inks.navy;
  pen.beginPath();
  pen.arc(x, y, 5.4, 0, 2 * Math.PI);
  pen.fill();
}

function drawUmbrella(pen: Pen, { x, y, angle, pattern, inks: [one, two] }: Walker, radius: number): void {
  const [ground, figure] = [colours[one] ?? paper, colours[two] ?? paper];
  pen.save();
  pen.translate(x, y);
  pen.rotate(angle);
  pen.fillStyle = ground;
  pen.beginPath();
  traceEdge(pen, radius);
  pen.fill();
  pen.fillStyle = pen.strokeStyle = figure;
  pen.beginPath();
  if (pattern === "panels") for (let rib = 0; rib < ribs; rib += 2) tracePanel(pen, rib, radius);
  else if (pattern === "edge") {
    traceEdge(pen, radius);
    traceEdge(pen, radius * 0.72);
  } else if (pattern === "rings") {
    traceEdge(pen, radius * 0.8);
    traceEdge(pen, radius * 0.6);
    traceEdge(pen, radius * 0.34);
  } else if (pattern === "spots") traceSpots(pen, radius);
  pen.fill("evenodd");
  pen.strokeStyle = one === 2 && pattern !== "panels" ? inks.sky : inks.navy;
  pen.lineWidth = 1;
  pen.beginPath();
  for (let rib = 0; rib < ribs; rib++) {
    pen.moveTo(0, 0);
    pen.lineTo(radius * Math.cos((rib / ribs) * 2 * Math.PI), radius * Math.sin((rib / ribs) * 2 * Math.PI));
  }
  pen.stroke();
  pen.strokeStyle = inks.navy;
  pen.lineWidth = 1.5;
  pen.beginPath();
  traceEdge(pen, radius);
  pen.stroke();
  pen.fillStyle = inks.navy;
  pen.beginPath();
  pen.arc(0, 0, 1.9, 0, 2 * Math.PI);
  pen.fill();
  pen.restore();
}

/** The cloth is pulled in between the ribs. */
export function traceEdge(pen: Pen, radius: number, atX = 0, atY = 0, angle = 0): void {
  for (let rib = 0; rib <= ribs; rib++) {
    const turn = angle + (rib / ribs) * 2 * Math.PI;
    const [x, y] = [atX + radius * Math.cos(turn), atY + radius * Math.sin(turn)];
    const between = turn - Math.PI / ribs;
    if (rib === 0) pen.moveTo(x, y);
    else
      pen.quadraticCurveTo(
        atX + radius * 0.84 * Math.cos(between),
        atY + radius * 0.84 * Math.sin(between),
        x,
        y,
      );
  }
  pen.closePath();
}

function tracePanel(pen: Pen, rib: number, radius: number): void {
  const [from, to] = [(rib / ribs) * 2 * Math.PI, ((rib + 1) / ribs) * 2 * Math.PI];
  const between = (from + to) / 2;
  pen.moveTo(0, 0);
  pen.lineTo(radius * Math.cos(from), radius * Math.sin(from));
  pen.quadraticCurveTo(
    radius * 0.84 * Math.cos(between),
    radius * 0.84 * Math.sin(between),
    radius * Math.cos(to),
    radius * Math.sin(to),
  );
  pen.closePath();
}

function traceSpots(pen: Pen, radius: number): void {
  for (let rib = 0; rib < ribs; rib++)
    for (const [share, size] of [
      [0.68, 0.115],
      [0.36, 0.08],
    ] as const) {
      const turn = ((rib + 0.5) / ribs) * 2 * Math.PI;
      const [x, y] = [radius * share * Math.cos(turn), radius * share * Math.sin(turn)];
      pen.moveTo(x + radius * size, y);
      pen.arc(x, y, radius * size, 0, 2 * Math.PI);
    }
}
