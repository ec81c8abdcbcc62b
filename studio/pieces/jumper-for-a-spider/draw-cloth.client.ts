import { inks, paper } from "#studio/pieces/inks.ts";
import type { Pen, Sheet } from "@toadstool/stage/sheet";
import type { Row } from "./chart.ts";
import { rung } from "./knitting.ts";

/** Units of a stitch. */
export const stitch = { width: 8.4, height: 8.4 };
const yarns = [inks.orange, paper, inks.navy] as const;

/** Draws rows of stitches downwards from a place. */
export function drawRows(sheet: Sheet, rows: readonly Row[], at: { x: number; y: number }): void {
  const { pen } = sheet;
  const wide = (rows[0]?.length ?? 0) * stitch.width;
  // What is seen between the stitches.
  pen.fillStyle = inks.burgundy;
  pen.fillRect(at.x, at.y, wide, rows.length * stitch.height);
  const [slack, rungs] = [new Path2D(), new Path2D()];
  const paths = yarns.map(() => new Path2D());
  for (const [index, row] of rows.entries())
    for (const [column, yarn] of row.entries()) {
      const x = at.x + (column + 0.5) * stitch.width;
      const y = at.y + index * stitch.height;
      const path = paths[yarn];
      if (path) traceStitch(path, x + uneven(column, index), y + uneven(index, column));
      else if (yarn === rung) traceRung(slack, rungs, x, y);
    }
  pen.fillStyle = inks.navy;
  pen.fill(slack);
  for (const [yarn, path] of paths.entries()) {
    pen.fillStyle = yarns[yarn] ?? paper;
    pen.fill(path);
  }
  pen.strokeStyle = inks.orange;
  pen.lineWidth = 1.3;
  pen.stroke(rungs);
}

/** Two leaves that lean together. */
function traceStitch(path: Path2D, x: number, y: number): void {
  const { width, height } = stitch;
  for (const side of [-1, 1]) {
    const at = (share: number) => x + side * share * width;
    path.moveTo(at(0.02), y + height * 1.06);
    path.bezierCurveTo(at(0.36), y + height * 0.86, at(0.5), y + height * 0.5, at(0.48), y + height * 0.02);
    path.bezierCurveTo(at(0.46), y - height * 0.16, at(0.28), y - height * 0.12, at(0.24), y + height * 0.1);
    path.quadraticCurveTo(at(0.16), y + height * 0.5, at(0.02), y + height * 0.62);
    path.closePath();
  }
}

function traceRung(slack: Path2D, rungs: Path2D, x: number, y: number): void {
  const { width, height } = stitch;
  slack.rect(x - width * 0.4, y, width * 0.8, height);
  rungs.moveTo(x - width * 0.42, y + height * 0.35);
  rungs.quadraticCurveTo(x, y + height * 0.8, x + width * 0.42, y + height * 0.35);
}

/** No hand pulls every stitch alike: a bit of a unit, always the same for a cell. */
function uneven(a: number, b: number): number {
  const mixed = Math.imul(a * 31 + b * 17 + 7, 0x9e3779b1);
  return (((mixed ^ (mixed >>> 15)) >>> 8) % 100) / 250 - 0.2;
}

/** The loops on a needle, of stitches not yet knitted and of those just made. */
export function drawLoops(pen: Pen, row: Row, at: { x: number; y: number }): void {
  pen.lineWidth = 2.3;
  for (const [yarn, ink] of yarns.entries()) {
    pen.strokeStyle = ink;
    pen.beginPath();
    for (const [column, used] of row.entries()) {
      if (used !== yarn) continue;
      const x = at.x + (column + 0.5) * stitch.width;
      pen.moveTo(x - 2, at.y + 3.6);
      pen.bezierCurveTo(x - 3.6, at.y - 6, x + 3.6, at.y - 6, x + 2, at.y + 3.6);
    }
    pen.stroke();
  }
}
