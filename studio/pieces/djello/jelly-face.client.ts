import type { Juice } from "./juices.ts";
import { type Bearing, bearing, climb, eachFlute, type Rings, surfaceX, surfaceY } from "./rings.ts";

type Pen = CanvasRenderingContext2D;

/** The flutes that look at us: a stripe of the pale ink on those towards the light, and a line between each and the next. */
export function drawFace(pen: Pen, rings: Rings, { light, deep, flutes }: Juice): void {
  const half = Math.PI / flutes.count;
  const crown = rings.count - 1;
  pen.fillStyle = light;
  eachFlute(flutes.count, (turn) => {
    const { cos, sin } = bearing(turn, flutes);
    if (sin < -0.1 || cos > 0.25) return;
    const [left, right] = [bearing(turn + half * 0.5, flutes), bearing(turn + half * 0.02, flutes)];
    drawPatch(pen, rings, left, right, 2, crown - 3);
  });
  pen.strokeStyle = deep;
  pen.lineWidth = 0.011;
  pen.beginPath();
  eachFlute(flutes.count, (turn) => {
    const fold = bearing(turn - half, flutes);
    if (fold.sin < -0.3) return;
    pen.moveTo(surfaceX(rings, 0, fold), surfaceY(rings, 0, fold));
    climb(pen, rings, fold, 0, crown);
  });
  pen.stroke();
}

/** Lays a screen of dots over the whole of it; it is squashed with the jelly. */
export function drawScreen(pen: Pen, rings: Rings, dots: CanvasImageSource): void {
  const foot = Math.max(...rings.acrossX) * 1.14;
  const [top, bottom] = [(rings.y[rings.count - 1] ?? 0) - 0.06, (rings.deep[0] ?? 0) * 1.12];
  pen.drawImage(dots, -foot, top, 2 * foot, bottom - top);
}

/** The edge that stands on the plate, and a line of the pale ink over it. */
export function drawFoot(pen: Pen, rings: Rings, { light, deep, flutes }: Juice): void {
  const out = 1 + flutes.depth * 0.8;
  for (const [ring, colour, width] of [
    [0, deep, 0.03],
    [1, light, 0.014],
  ] as const) {
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    pen.beginPath();
    const [from, to] = ring === 0 ? [0, Math.PI] : [1.5, 2.6];
    pen.ellipse(
      rings.x[ring] ?? 0,
      rings.y[ring] ?? 0,
      (rings.acrossX[ring] ?? 0) * out * (ring ? 0.97 : 1),
      (rings.deep[ring] ?? 0) * out,
      0,
      from,
      to,
    );
    pen.stroke();
  }
}

/** A piece of the surface between two directions and two rings; `over`: what its ends go round. */
export function drawPatch(
  pen: Pen,
  rings: Rings,
  left: Bearing,
  right: Bearing,
  low: number,
  high: number,
  over?: Bearing,
) {
  pen.beginPath();
  pen.moveTo(surfaceX(rings, low, left), surfaceY(rings, low, left));
  climb(pen, rings, left, low, high);
  climb(pen, rings, right, high, low);
  if (over)
    pen.quadraticCurveTo(
      surfaceX(rings, low, over, 1.03),
      surfaceY(rings, low, over, 1.03),
      surfaceX(rings, low, left),
      surfaceY(rings, low, left),
    );
  pen.fill();
}
