import { dots, type Pen, type Sheet } from "@toadstool/stage/sheet";
import { inks, paper } from "#studio/pieces/inks.ts";
import type { Crossing } from "./crossing.ts";

/** A wet road from above, with the bars of a crossing on it. */
export function drawStreet(sheet: Sheet): void {
  const { pen } = sheet;
  pen.fillStyle = inks.sky;
  pen.fillRect(0, 0, 400, 300);
  pen.fillStyle = dots(sheet, { ink: inks.navy, share: 0.1, pitch: 10 });
  pen.fillRect(0, 0, 400, 300);
  pen.save();
  pen.translate(200, 150);
  pen.rotate(-0.13);
  pen.fillStyle = paper;
  for (let bar = -4; bar <= 4; bar++) pen.fillRect(bar * 58 - 15, -128, 30, 256);
  pen.restore();
}

export function drawDrops(pen: Pen, { drops }: Crossing): void {
  pen.lineWidth = 1;
  pen.strokeStyle = inks.navy;
  pen.beginPath();
  for (const { x, y, age } of drops)
    for (const radius of [age * 8, age * 8 - 3.4]) {
      if (radius <= 0.6) continue;
      pen.moveTo(x + radius, y);
      pen.arc(x, y, radius, 0, 2 * Math.PI);
    }
  pen.stroke();
}

/** A mother and her young, in no hurry: it is only water. */
export function drawDucks(pen: Pen, { ducks }: Crossing, time: number): void {
  for (const [index, { x, y, angle }] of ducks.entries()) {
    pen.save();
    pen.translate(x, y);
    pen.rotate(angle + 0.16 * Math.sin(time * 6 + index * 1.7));
    const size = index === 0 ? 1.5 : 1;
    pen.scale(size, size);
    pen.lineWidth = 1.3 / size;
    pen.strokeStyle = inks.navy;
    pen.fillStyle = inks.pink;
    pen.beginPath();
    pen.ellipse(7.4, 0, 2.4, 1.5, 0, 0, 2 * Math.PI);
    pen.fill();
    pen.stroke();
    pen.fillStyle = inks.yellow;
    pen.beginPath();
    pen.moveTo(-8.4, 0);
    pen.quadraticCurveTo(-6, -4.6, -1, -4.4);
    pen.quadraticCurveTo(3, -4, 3, 0);
    pen.quadraticCurveTo(3, 4, -1, 4.4);
    pen.quadraticCurveTo(-6, 4.6, -8.4, 0);
    pen.fill();
    pen.stroke();
    pen.beginPath();
    pen.arc(4, 0, 3, 0, 2 * Math.PI);
    pen.fill();
    pen.stroke();
    pen.fillStyle = inks.navy;
    pen.beginPath();
    pen.arc(5, -1.4, 0.7, 0, 2 * Math.PI);
    pen.arc(5, 1.4, 0.7, 0, 2 * Math.PI);
    pen.fill();
    pen.restore();
  }
}
