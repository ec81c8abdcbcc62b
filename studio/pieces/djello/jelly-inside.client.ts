import { fruitReach } from "./cut-outs.client.ts";
import type { Fruit } from "./juices.ts";
import { leanOf, type Rings } from "./rings.ts";

type Pen = CanvasRenderingContext2D;

/** Lays a piece of fruit where it has set: it goes wherever its ring goes. */
export function drawFruitIn(
  pen: Pen,
  rings: Rings,
  { across, up, near, size, turn }: Fruit,
  cut: CanvasImageSource,
) {
  const ring = Math.min(rings.count - 2, up * (rings.count - 1));
  const [low, share] = [Math.floor(ring), ring % 1];
  const between = (values: Float32Array) => (values[low] ?? 0) * (1 - share) + (values[low + 1] ?? 0) * share;
  pen.save();
  pen.translate(
    between(rings.x) + between(rings.acrossX) * across,
    between(rings.y) + between(rings.acrossY) * across + between(rings.deep) * near,
  );
  pen.rotate(turn + leanOf(rings));
  pen.drawImage(cut, -size * fruitReach, -size * fruitReach, 2 * size * fruitReach, 2 * size * fruitReach);
  pen.restore();
}
