import { inks, paper } from "#studio/pieces/inks.ts";
import type { Pen } from "@toadstool/stage/sheet";
import { alphabet } from "./alphabet.ts";
import type { Bubble } from "./broth.ts";
import type { Floating } from "./floating.ts";

const noodles = new Map<string, Path2D>();
const letterScale = 1.16;

/** What floats: letters uppermost, for one wants to read them. */
export function drawThings(pen: Pen, things: readonly Floating[]): void {
  pen.lineCap = pen.lineJoin = "round";
  for (const thing of things) if (thing.kind !== "letter") drawVegetable(pen, thing);
  for (const thing of things) if (thing.kind === "letter") drawLetter(pen, thing);
}

function drawLetter(pen: Pen, { sign, x, y, angle }: Floating): void {
  let noodle = noodles.get(sign);
  if (!noodle) noodles.set(sign, (noodle = new Path2D(alphabet[sign] ?? "")));
  pen.save();
  pen.translate(x, y);
  pen.rotate(angle);
  pen.scale(letterScale, letterScale);
  pen.strokeStyle = inks.burgundy;
  pen.lineWidth = 5.2;
  pen.stroke(noodle);
  pen.strokeStyle = paper;
  pen.lineWidth = 3.1;
  pen.stroke(noodle);
  pen.restore();
}

function drawVegetable(pen: Pen, { kind, x, y, angle, radius }: Floating): void {
  pen.fillStyle = inks.burgundy;
  disc(pen, x, y, radius);
  pen.fillStyle = kind === "pea" ? inks.teal : inks.orange;
  disc(pen, x, y, radius - 1.2);
  pen.fillStyle = kind === "pea" ? paper : inks.yellow;
  if (kind === "pea") return disc(pen, x - 1.3, y - 1.3, 0.9);
  // The heart of a carrot slice is a star.
  pen.beginPath();
  for (let ray = 0; ray < 14; ray++) {
    const out = ray % 2 === 0 ? radius * 0.62 : radius * 0.34;
    const turn = angle + (ray / 14) * 2 * Math.PI;
    pen.lineTo(x + Math.cos(turn) * out, y + Math.sin(turn) * out);
  }
  pen.fill();
}

/** Rings that swell, and burst into four strokes. */
export function drawBubbles(pen: Pen, bubbles: readonly Bubble[]): void {
  pen.strokeStyle = paper;
  pen.lineWidth = 1.5;
  pen.beginPath();
  for (const { x, y, age, life, size } of bubbles) {
    const share = age / life;
    const radius = size * Math.min(1, 0.3 + share);
    if (share < 0.82) {
      pen.moveTo(x + radius, y);
      pen.arc(x, y, radius, 0, 2 * Math.PI);
    } else
      for (const turn of [0.4, 2, 3.5, 5.1]) {
        pen.moveTo(x + Math.cos(turn) * size * 1.1, y + Math.sin(turn) * size * 1.1);
        pen.lineTo(x + Math.cos(turn) * size * 1.9, y + Math.sin(turn) * size * 1.9);
      }
  }
  pen.stroke();
}

function disc(pen: Pen, x: number, y: number, radius: number): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
}
