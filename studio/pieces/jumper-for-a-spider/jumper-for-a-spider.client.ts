import {
  dots,
  type Pen,
  type Place,
  type Player,
  printedPiece,
  type Sheet,
  type SheetStage,
} from "@toadstool/stage/sheet";
import { inks } from "#studio/pieces/inks.ts";
import { columns } from "./chart.ts";
import { drawLoops, drawRows, stitch } from "./draw-cloth.client.ts";
import { drawParlour } from "./draw-parlour.client.ts";
import { drawEyes, drawLeg, drawSpider } from "./draw-spider.client.ts";
import { castOn, drop, knit, workingColumn } from "./knitting.ts";

/** A spider knits a jumper, row by row and with mistakes; it follows a pointer with its eyes and with its yarn. */
export const jumperForASpider = printedPiece(knitAway);

const cloth = { x: 200 - (columns * stitch.width) / 2, y: 134 };
const needle = { left: 68, right: 332, y: 130 };
const ball = { x: 354, y: 276, radius: 21 };
/** Seconds: it is all done in poses, as a film of cut-outs is. */
const pose = 0.1;

function knitAway({ sheet, chance, lessMotion }: SheetStage): Player {
  const knitting = castOn(chance.of("knitting"));
  let parlour: Sheet | null = null;
  let knitted: Sheet | null = null;
  let pointer: Place | null = null;
  let startled = 0;
  let time = 0;

  const columnAt = ({ x }: Place) => Math.floor((x - cloth.x) / stitch.width);
  const drawKnitted = () => {
    if (!knitted) return;
    const { pen, canvas } = knitted;
    pen.save();
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(0, 0, canvas.width, canvas.height);
    pen.restore();
    pen.fillStyle = dots(knitted, { ink: inks.navy, share: 0.36, pitch: 5.6 });
    pen.fillRect(cloth.x + 6, cloth.y + 2, columns * stitch.width, 300);
    drawRows(knitted, knitting.rows, cloth);
  };

  return {
    print() {
      parlour = sheet.plate();
      knitted = sheet.plate();
      drawParlour(parlour, chance.of("parlour"));
      drawSpider(parlour.pen);
      drawKnitted();
    },
    draw(step) {
      const led = pointer ? columnAt(pointer) : null;
      if (knit(knitting, lessMotion ? step / 3 : step, led)) drawKnitted();
      startled = Math.max(0, startled - step);
      time += step;
      const beat = Math.floor(time / pose + 0.01);
      if (!parlour || !knitted) return Infinity;
      sheet.lay(parlour);
      sheet.lay(knitted);
      const column = workingColumn(knitting);
      const at = { x: cloth.x + (column + 0.5) * stitch.width, y: needle.y };
      drawLoops(sheet.pen, knitting.row, { x: cloth.x, y: needle.y });
      drawNeedles(sheet.pen, at, beat % 2 === 0);
      drawYarn(sheet.pen, at, beat);
      drawEyes(sheet.pen, pointer ?? { x: at.x, y: at.y + 30 }, startled > 0);
      return lessMotion ? 5 * pose : pose;
    },
    point: (place) => (pointer = place),
    tap(place) {
      const column = columnAt(place);
      if (column < 0 || column >= columns || place.y < cloth.y) return;
      drop(knitting, column, Math.floor((place.y - cloth.y) / stitch.height));
      startled = 1.6;
    },
  };
}

/** One needle carries the work, the other goes in and out of it; the front legs hold both. */
function drawNeedles(pen: Pen, at: Place, isIn: boolean): void {
  const [tip, end] = isIn
    ? [
        { x: at.x - 7, y: at.y + 6 },
        { x: at.x + 92, y: at.y - 28 },
      ]
    : [
        { x: at.x - 2, y: at.y - 3 },
        { x: at.x + 94, y: at.y - 38 },
      ];
  pen.lineCap = "round";
  drawNeedle(pen, { x: needle.left, y: needle.y - 4 }, { x: needle.right - 20, y: needle.y });
  drawNeedle(pen, end, tip);
  const grip = { x: tip.x + (end.x - tip.x) * 0.52, y: tip.y + (end.y - tip.y) * 0.52 };
  drawLeg(pen, { x: 216, y: 92 }, { x: Math.max(250, grip.x + 18), y: 74 }, grip);
  drawLeg(pen, { x: 184, y: 92 }, { x: 124, y: 76 }, { x: needle.left + 18, y: needle.y - 4 });
}

function drawNeedle(pen: Pen, from: Place, to: Place): void {
  for (const [ink, width] of [
    [inks.navy, 5],
    [inks.yellow, 3.2],
  ] as const) {
    pen.strokeStyle = pen.fillStyle = ink;
    pen.lineWidth = width;
    pen.beginPath();
    pen.moveTo(from.x, from.y);
    pen.lineTo(to.x, to.y);
    pen.stroke();
    pen.beginPath();
    pen.arc(from.x, from.y, width + 1.4, 0, 2 * Math.PI);
    pen.fill();
  }
}

function drawYarn(pen: Pen, at: Place, beat: number): void {
  pen.strokeStyle = inks.orange;
  pen.lineWidth = 1.8;
  pen.beginPath();
  pen.moveTo(at.x + 2, at.y + 2);
  pen.bezierCurveTo(at.x + 60, 190 + 3 * Math.sin(beat), 316, 130, 322, 216);
  pen.quadraticCurveTo(325, 262, ball.x - 6, ball.y - ball.radius + 2);
  pen.stroke();
  pen.fillStyle = inks.orange;
  pen.beginPath();
  pen.arc(ball.x, ball.y, ball.radius, 0, 2 * Math.PI);
  pen.fill();
  pen.save();
  pen.clip();
  pen.strokeStyle = inks.navy;
  pen.lineWidth = 1.1;
  pen.beginPath();
  const turn = Math.floor(beat / 3) * 0.12;
  for (const lean of [0, 1.1, 2.2])
    for (const bend of [0.25, 0.6, 0.9]) {
      pen.moveTo(ball.x + Math.cos(turn + lean) * ball.radius, ball.y + Math.sin(turn + lean) * ball.radius);
      pen.ellipse(ball.x, ball.y, ball.radius, ball.radius * bend, turn + lean, 0, Math.PI * 0.9);
    }
  pen.stroke();
  pen.restore();
}
