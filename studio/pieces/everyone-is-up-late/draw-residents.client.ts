import { inks, paper } from "#studio/pieces/inks.ts";
import type { Pen } from "@toadstool/stage/sheet";
import type { Resident } from "./evening.ts";

/** Cut out of the dark ink, standing on 0, 0; a window is about 15 units wide and 24 high. */
export function drawResident(pen: Pen, resident: Resident, looks: boolean): void {
  pen.fillStyle = pen.strokeStyle = inks.midnight;
  pen.lineCap = "round";
  const { head } = figures[resident];
  figures[resident].draw(pen);
  if (looks && head) drawEyes(pen, head[0], head[1]);
}

export function drawEyes(pen: Pen, x: number, y: number): void {
  pen.fillStyle = paper;
  round(pen, x - 1.7, y, 1.35);
  round(pen, x + 1.7, y, 1.35);
  pen.fillStyle = inks.midnight;
  round(pen, x - 1.6, y + 0.2, 0.6);
  round(pen, x + 1.6, y + 0.2, 0.6);
}

const figures: Record<Resident, { head?: readonly [number, number]; draw: (pen: Pen) => void }> = {
  person: { head: [0, -12], draw: (pen) => stand(pen, 0, 12, 5.2) },
  tall: {
    head: [0, -16],
    draw(pen) {
      stand(pen, 0, 16, 4.6);
      // A hat, indoors.
      pen.fillRect(-5, -19.4, 10, 1.3);
      pen.fillRect(-2.9, -22.6, 5.8, 4);
    },
  },
  couple: {
    head: [-3.2, -13],
    draw(pen) {
      stand(pen, -3.2, 13, 3.8);
      stand(pen, 3.4, 10.4, 3.8);
    },
  },
  cat: {
    head: [-2, -9],
    draw(pen) {
      oval(pen, 0.6, -3.6, 4.6, 4);
      oval(pen, -2, -8.6, 3.4, 2.9);
      polygon(pen, [-5.2, -9, -5, -13.4, -2.2, -11, 0.6, -13.4, 1.2, -9]);
      line(pen, 1.5, [4, -1.6, 6.6, -5, 5.2, -8.6]);
    },
  },
  plant: {
    draw(pen) {
      polygon(pen, [-3.4, -5, 3.4, -5, 2.4, 0, -2.4, 0]);
      line(pen, 1, [0, -4, 0, -14]);
      for (const [x, y, turn] of [
        [-3.4, -9, 0.5],
        [3.4, -10.5, -0.5],
        [-2.8, -14, 0.7],
        [2.6, -15.4, -0.8],
      ] as const) {
        pen.beginPath();
        pen.ellipse(x, y, 3.4, 1.7, turn, 0, 2 * Math.PI);
        pen.fill();
      }
    },
  },
  toad: {
    head: [0, -8.4],
    draw(pen) {
      oval(pen, 0, -2.6, 6.4, 4.8);
      oval(pen, 0, -6, 4.6, 3.4);
      round(pen, -2.9, -9, 1.8);
      round(pen, 2.9, -9, 1.8);
    },
  },
  trumpet: {
    head: [-2, -12.4],
    draw(pen) {
      stand(pen, -2, 12.4, 4.2);
      line(pen, 1.3, [0.4, -11, 4.4, -12.6]);
      polygon(pen, [3.6, -12, 7.6, -16, 8.2, -11.4]);
    },
  },
  reader: {
    head: [0.4, -11.4],
    draw(pen) {
      stand(pen, 0.4, 11.4, 4.8);
      pen.fillStyle = paper;
      polygon(pen, [-5.4, -6.4, -1, -4.8, 3.6, -6.4, 3.6, -1.6, -1, 0, -5.4, -1.6]);
      pen.fillStyle = inks.midnight;
      polygon(pen, [-1.3, -4.8, -0.7, -4.8, -0.7, 0, -1.3, 0]);
    },
  },
};

/** Head, neck and shoulders. */
function stand(pen: Pen, x: number, high: number, wide: number): void {
  round(pen, x, -high, 3.1);
  pen.beginPath();
  pen.moveTo(x - wide, 0.5);
  pen.bezierCurveTo(x - wide, -high + 4.6, x - wide * 0.5, -high + 3.6, x, -high + 2);
  pen.bezierCurveTo(x + wide * 0.5, -high + 3.6, x + wide, -high + 4.6, x + wide, 0.5);
  pen.fill();
}

const round = (pen: Pen, x: number, y: number, radius: number) => oval(pen, x, y, radius, radius);

function oval(pen: Pen, x: number, y: number, rx: number, ry: number): void {
  pen.beginPath();
  pen.ellipse(x, y, rx, ry, 0, 0, 2 * Math.PI);
  pen.fill();
}

function polygon(pen: Pen, points: readonly number[]): void {
  pen.beginPath();
  for (let n = 0; n < points.length; n += 2) pen.lineTo(points[n] ?? 0, points[n + 1] ?? 0);
  pen.fill();
}

function line(pen: Pen, width: number, points: readonly number[]): void {
  pen.lineWidth = width;
  pen.beginPath();
  for (let n = 0; n < points.length; n += 2) pen.lineTo(points[n] ?? 0, points[n + 1] ?? 0);
  pen.stroke();
}
