import { dots, type Pen, type Sheet } from "@toadstool/stage/sheet";
import { inks, paper } from "#studio/pieces/inks.ts";
import { type Leaf, middle, stalk } from "./leaf.ts";

/** The table, the shadow and the outer leaves: what does not grow. */
export function drawTable(sheet: Sheet, leaf: Leaf): void {
  const { pen } = sheet;
  pen.fillStyle = paper;
  pen.fillRect(0, 0, 400, 300);
  pen.fillStyle = inks.yellow;
  pen.fillRect(0, 0, 400, 300);
  pen.fillStyle = dots(sheet, { ink: inks.violet, share: 0.36, pitch: 7.4 });
  ring(pen, leaf, 1.1, 15, 13);
  // A leaf has two sides: dark, and the pale line of its edge.
  for (const [grown, ink, dx, dy] of [
    [1.13, inks.violet, 0, 0],
    [1.098, inks.pink, 1.3, -0.9],
    [1.085, inks.violet, 0, 0],
    [1.05, paper, 0, 0],
    [1.035, inks.violet, 0, 0],
    [1.0, paper, 0, 0],
  ] as const) {
    pen.fillStyle = ink;
    ring(pen, leaf, grown, dx, dy);
  }
  pen.fillStyle = dots(sheet, { ink: inks.pink, share: 0.14, pitch: 7.4, angle: 75 });
  ring(pen, leaf, 0.99, 0, 0);
}

function ring(pen: Pen, { reach }: Leaf, grown: number, dx: number, dy: number): void {
  pen.beginPath();
  for (let degree = 0; degree < 360; degree += 2) {
    const angle = (degree * Math.PI) / 180;
    const ruffle = grown > 1.02 ? (grown - 1) * 12 * Math.sin(degree * 0.19 * (grown > 1.07 ? 1 : 0.7)) : 0;
    const radius = (reach[degree] ?? 0) * grown + ruffle;
    pen.lineTo(middle.x + dx + Math.cos(angle) * radius, middle.y + dy + Math.sin(angle) * radius);
  }
  pen.fill();
}

/** The leaf itself: flat pink, a little beside its violet line. */
export function drawLeaf(pen: Pen, leaf: Leaf): void {
  const outline = outlineOf(leaf);
  pen.save();
  pen.translate(1.2, -0.9);
  pen.fillStyle = inks.pink;
  pen.fill(outline);
  pen.restore();
  pen.strokeStyle = inks.violet;
  pen.lineWidth = 3.1;
  pen.lineJoin = "bevel";
  pen.stroke(outline);
}

/** Every other point bends the line: half as much to draw, and softer. */
function outlineOf({ x, y, count }: Leaf): Path2D {
  const path = new Path2D();
  const even = count - (count % 2);
  for (let n = 0; n <= even; n += 2) {
    const [at, next] = [n % even, (n + 2) % even];
    const toX = ((x[at] ?? 0) + (x[next] ?? 0)) / 2;
    const toY = ((y[at] ?? 0) + (y[next] ?? 0)) / 2;
    if (n === 0) path.moveTo(toX, toY);
    else path.quadraticCurveTo(x[at] ?? 0, y[at] ?? 0, toX, toY);
  }
  path.closePath();
  return path;
}

/** The stalk with its ribs, which everything grew from. */
export function drawStalk(pen: Pen): void {
  const { x, foot, tip, footWidth, tipWidth } = stalk;
  pen.beginPath();
  pen.moveTo(x - footWidth + 3, foot);
  pen.quadraticCurveTo(x - tipWidth - 2, foot - 50, x - tipWidth + 2.5, tip + 4);
  pen.quadraticCurveTo(x, tip - tipWidth - 1, x + tipWidth - 2.5, tip + 4);
  pen.quadraticCurveTo(x + tipWidth + 2, foot - 50, x + footWidth - 3, foot);
  pen.quadraticCurveTo(x, foot + 9, x - footWidth + 3, foot);
  pen.fillStyle = paper;
  pen.fill();
  pen.lineWidth = 2.7;
  pen.strokeStyle = inks.violet;
  pen.stroke();
  pen.lineWidth = 1.5;
  pen.beginPath();
  for (const dx of [-0.42, 0, 0.42]) {
    pen.moveTo(x + dx * footWidth, foot - 7);
    pen.quadraticCurveTo(
      x + dx * tipWidth,
      foot - 40,
      x + dx * tipWidth * 0.5,
      tip + 26 - 14 * (1 - Math.abs(dx)),
    );
  }
  pen.stroke();
}
