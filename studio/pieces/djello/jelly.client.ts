import { toppingReach } from "./cut-outs.client.ts";
import { drawFace, drawFoot, drawPatch, drawScreen } from "./jelly-face.client.ts";
import { drawFruitIn } from "./jelly-inside.client.ts";
import type { FruitKind, Juice } from "./juices.ts";
import { bearing, leanOf, outline, type Rings } from "./rings.ts";

type Pen = CanvasRenderingContext2D;

/** Where bare paper shows on a jelly's side, as a highlight with a hard edge: turns around it, and rings of seventeen. */
const gleams = [
  { from: 2.36, to: 2.6, low: 7, high: 12 },
  { from: 2.4, to: 2.56, low: 4, high: 5 },
] as const;

/** What is cut out once, in the sizes that are needed, and laid on in every frame. */
export interface Cuttings {
  /** The shade, as a screen of dots in the deep ink. */
  dots: CanvasImageSource;
  /** An even screen in the jelly's own ink: what is inside is seen through it. */
  veil: CanvasImageSource;
  /** The same for its shadow on the plate. */
  shadow: CanvasImageSource;
  fruit: Record<FruitKind, CanvasImageSource>;
  topping: CanvasImageSource | null;
}

/** Prints one jelly around its foot, in flat inks: what it holds first, then its face. Lengths are its widths. */
export function drawJelly(
  pen: Pen,
  rings: Rings,
  juice: Juice,
  { dots, veil, fruit, topping }: Cuttings,
): void {
  const shape = new Path2D();
  outline(shape, rings, juice.flutes);
  pen.save();
  // The second ink is a little out of register.
  pen.translate(0.018, 0.014);
  fillShape(pen, shape, juice.deep);
  pen.restore();

  pen.save();
  fillShape(pen, shape, juice.body);
  pen.clip(shape);
  for (const piece of juice.fruit) drawFruitIn(pen, rings, piece, fruit[piece.kind]);
  drawScreen(pen, rings, veil);
  drawFace(pen, rings, juice);
  drawScreen(pen, rings, dots);
  drawFoot(pen, rings, juice);
  pen.restore();
  pen.fillStyle = "#fffdf6";
  for (const { from, to, low, high } of gleams)
    drawPatch(pen, rings, bearing(from, juice.flutes), bearing(to, juice.flutes), low, high);
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
