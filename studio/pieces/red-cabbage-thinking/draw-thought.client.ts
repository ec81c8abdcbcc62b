import { inks, paper } from "#studio/pieces/inks.ts";
import type { Pen } from "@toadstool/stage/sheet";

const cloud = { x: 342, y: 56 };

/** What goes on in its head: dots that come and go while it thinks, and at last what it has come to. */
export function drawThought(pen: Pen, beat: number, isDone: boolean): void {
  pen.lineWidth = 2.7;
  pen.strokeStyle = inks.violet;
  pen.fillStyle = paper;
  for (const [x, y, radius] of [
    [290, 96, 5],
    [304, 84, 7.4],
  ] as const) {
    pen.beginPath();
    pen.arc(x, y, radius, 0, 2 * Math.PI);
    pen.fill();
    pen.stroke();
  }
  pen.beginPath();
  for (const [dx, dy, radius] of lobes) {
    pen.moveTo(cloud.x + dx + radius, cloud.y + dy);
    pen.arc(cloud.x + dx, cloud.y + dy, radius, 0, 2 * Math.PI);
  }
  pen.lineWidth = 5.4;
  pen.stroke();
  pen.fill();
  if (isDone) return drawConclusion(pen);
  pen.fillStyle = inks.violet;
  for (const dot of [0, 1, 2]) {
    const isUp = Math.floor(beat) % 4 === dot + 1;
    pen.beginPath();
    pen.arc(cloud.x - 15 + dot * 15, cloud.y - (isUp ? 4 : 0), 4.6, 0, 2 * Math.PI);
    pen.fill();
  }
}

const lobes = [
  [-26, 4, 15],
  [-12, -10, 17],
  [10, -11, 17],
  [26, 2, 16],
  [10, 12, 16],
  [-12, 13, 15],
  [0, 0, 20],
] as const;

/** A cabbage. */
function drawConclusion(pen: Pen): void {
  pen.fillStyle = inks.pink;
  pen.beginPath();
  pen.arc(cloud.x + 1, cloud.y - 1, 17, 0, 2 * Math.PI);
  pen.fill();
  pen.strokeStyle = inks.violet;
  pen.lineWidth = 2.4;
  pen.beginPath();
  pen.arc(cloud.x, cloud.y, 17, 0, 2 * Math.PI);
  pen.moveTo(cloud.x, cloud.y + 16);
  pen.lineTo(cloud.x, cloud.y + 4);
  for (const side of [-1, 1]) {
    pen.moveTo(cloud.x + side * 3, cloud.y + 11);
    pen.bezierCurveTo(
      cloud.x + side * 16,
      cloud.y + 8,
      cloud.x + side * 13,
      cloud.y - 8,
      cloud.x + side * 6,
      cloud.y - 10,
    );
    pen.bezierCurveTo(
      cloud.x + side * 1,
      cloud.y - 11,
      cloud.x + side * 2,
      cloud.y - 2,
      cloud.x + side * 7,
      cloud.y - 1,
    );
  }
  pen.stroke();
}
