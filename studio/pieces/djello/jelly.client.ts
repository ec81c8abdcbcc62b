import { toppingReach } from "./cut-outs.client.ts";
import { drawFace, drawPatch } from "./jelly-face.client.ts";
import { drawFruitIn, drawInside } from "./jelly-inside.client.ts";
import type { FruitKind, Juice } from "./juices.ts";
import { bearing, leanOf, outline, type Rings } from "./rings.ts";

type Pen = CanvasRenderingContext2D;

/** Where a jelly's sides, seen from the middle outwards, catch the light: turns around it, and rings of seventeen. */
const gleams = [
  { from: 2.36, to: 2.62, low: 7, high: 12, alpha: 0.92 },
  { from: 2.4, to: 2.56, low: 4, high: 5, alpha: 0.8 },
  { from: 0.42, to: 0.3, low: 3, high: 9, alpha: 0.34 },
  { from: 1.98, to: 2.1, low: 9, high: 12, alpha: 0.5 },
] as const;

/** What is cut out once, in the sizes that are needed, and laid on in every frame. */
export interface Cuttings {
  dots: CanvasImageSource;
  fruit: Record<FruitKind, CanvasImageSource>;
  topping: CanvasImageSource | null;
}

/** Draws one jelly around its foot: what is at the back of it first, then what it holds, then its face. Lengths are its widths. */
export function drawJelly(pen: Pen, rings: Rings, juice: Juice, { dots, fruit, topping }: Cuttings): void {
  const shape = new Path2D();
  outline(shape, rings, juice.flutes);
  pen.save();
  // The second ink is a little out of register.
  pen.translate(0.014, 0.012);
  pen.globalAlpha = 0.75;
  fillShape(pen, shape, juice.deep);
  pen.restore();

  pen.save();
  fillShape(pen, shape, juice.body);
  pen.clip(shape);
  drawInside(pen, rings, juice);
  for (const piece of juice.fruit) drawFruitIn(pen, rings, piece, fruit[piece.kind]);
  drawFace(pen, rings, juice, dots);
  pen.restore();
  for (const { from, to, low, high, alpha } of gleams) {
    pen.globalAlpha = alpha;
    pen.fillStyle = "#fffdf6";
    drawPatch(pen, rings, bearing(from, juice.flutes), bearing(to, juice.flutes), low, high);
  }
  pen.globalAlpha = 1;
  if (topping) {
    const crown = rings.count - 1;
    pen.save();
    pen.translate(rings.x[crown] ?? 0, rings.y[crown] ?? 0);
    pen.rotate(leanOf(rings));
    pen.drawImage(topping, -toppingReach, -1.5 * toppingReach, 2 * toppingReach, 2 * toppingReach);
    pen.restore();
  }
}

function fillShape(pen: Pen, shape: Path2D, colour: string) {
  pen.fillStyle = colour;
  pen.fill(shape);
}
