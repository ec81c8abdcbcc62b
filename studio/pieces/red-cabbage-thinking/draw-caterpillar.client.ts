import { inks, paper } from "#studio/pieces/inks.ts";
import type { Pen } from "@toadstool/stage/sheet";
import { type Leaf, middle } from "./leaf.ts";

const joints = 8;

/** Walks round the rim while the leaf grows (`way` in degrees), drawn together and stretched out again; sleeps when there is no more to see. */
export function drawCaterpillar(
  pen: Pen,
  { reach }: Leaf,
  way: number,
  beat: number,
  isAsleep: boolean,
): void {
  const stretch = isAsleep ? 2.7 : 3 + 0.7 * Math.sin(beat * 0.9);
  pen.strokeStyle = inks.violet;
  pen.lineWidth = 2;
  for (let joint = joints - 1; joint >= 0; joint--) {
    const angle = ((way - joint * stretch) * Math.PI) / 180;
    const degree = Math.round(way - joint * stretch + 720) % 360;
    const hump = isAsleep ? 0 : 3.4 * Math.max(0, Math.sin((joint / joints) * Math.PI)) * (3.7 - stretch);
    const radius = (reach[degree] ?? 0) * 1.13 + 6 + hump;
    const [x, y] = [middle.x + Math.cos(angle) * radius, middle.y + Math.sin(angle) * radius];
    pen.fillStyle = joint === 0 ? inks.pink : joint % 2 === 0 ? paper : inks.pink;
    pen.beginPath();
    pen.arc(x, y, joint === 0 ? 7.4 : 6, 0, 2 * Math.PI);
    pen.fill();
    pen.stroke();
    if (joint === 0) drawFace(pen, x, y, angle, isAsleep);
  }
}

function drawFace(pen: Pen, x: number, y: number, angle: number, isAsleep: boolean): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(angle + Math.PI / 2);
  pen.beginPath();
  for (const side of [-1, 1]) {
    pen.moveTo(1 + side * 2.4, -6.4);
    pen.quadraticCurveTo(2 + side * 3, -10, 3 + side * 5, -11.4);
  }
  if (isAsleep)
    for (const eye of [-0.6, 4]) {
      pen.moveTo(eye - 1.5, -0.6);
      pen.quadraticCurveTo(eye, 0.9, eye + 1.5, -0.6);
    }
  pen.moveTo(0.4, 3);
  pen.quadraticCurveTo(2, 4.2, 3.6, 3);
  pen.lineWidth = 1.4;
  pen.stroke();
  if (!isAsleep) {
    pen.fillStyle = inks.violet;
    pen.beginPath();
    pen.arc(-0.6, -0.6, 1.3, 0, 2 * Math.PI);
    pen.arc(4, -0.6, 1.3, 0, 2 * Math.PI);
    pen.fill();
  }
  pen.restore();
}
