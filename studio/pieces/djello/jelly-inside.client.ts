import { fruitReach } from "./cut-outs.client.ts";
import type { Fruit, Juice } from "./juices.ts";
import { bearing, climb, eachFlute, leanOf, type Rings, surfaceX, surfaceY } from "./rings.ts";

type Pen = CanvasRenderingContext2D;

/** The light that comes out low on the far side, the thick middle, and the far flutes seen through it. */
export function drawInside(pen: Pen, rings: Rings, { light, deep, glow, flutes }: Juice) {
  const top = rings.y[rings.count - 1] ?? -0.8;
  const foot = rings.acrossX[0] ?? 0.5;
  pen.globalAlpha = 0.17;
  pen.fillStyle = deep;
  for (const wide of [0.86, 0.7, 0.54]) {
    pen.beginPath();
    pen.ellipse(-0.06 * foot, top * 0.4, foot * wide, -top * 0.58 * wide, 0, 0, 2 * Math.PI);
    pen.fill();
  }
  pen.globalAlpha = 0.34;
  pen.fillStyle = glow;
  for (const wide of [0.78, 0.62, 0.46, 0.3]) {
    pen.beginPath();
    pen.ellipse(foot * 0.4, 0.02, foot * wide, 0.24 * wide, -0.1, 0, 2 * Math.PI);
    pen.fill();
  }
  pen.globalAlpha = 0.3;
  pen.strokeStyle = light;
  pen.lineWidth = 0.014;
  pen.beginPath();
  eachFlute(flutes.count, (turn) => {
    const valley = bearing(turn + Math.PI / flutes.count, flutes);
    if (valley.sin > -0.15) return;
    pen.moveTo(surfaceX(rings, 0, valley), surfaceY(rings, 0, valley));
    climb(pen, rings, valley, 0, rings.count - 1);
  });
  pen.moveTo(-foot, 0);
  pen.ellipse(rings.x[0] ?? 0, rings.y[0] ?? 0, foot, rings.deep[0] ?? 0, 0, Math.PI, 2 * Math.PI);
  pen.stroke();
}

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
  pen.globalAlpha = 0.96;
  pen.translate(
    between(rings.x) + between(rings.acrossX) * across,
    between(rings.y) + between(rings.acrossY) * across + between(rings.deep) * near,
  );
  pen.rotate(turn + leanOf(rings));
  pen.drawImage(cut, -size * fruitReach, -size * fruitReach, 2 * size * fruitReach, 2 * size * fruitReach);
  pen.restore();
}
