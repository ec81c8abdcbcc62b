import type { Juice } from "./juices.ts";
import { type Bearing, bearing, climb, eachFlute, type Rings, surfaceX, surfaceY } from "./rings.ts";

type Pen = CanvasRenderingContext2D;

/** The flutes that look at us: lighter towards the light, each with a sheen of its own, and a fold between each and the next. */
export function drawFace(pen: Pen, rings: Rings, juice: Juice, dots: CanvasImageSource): void {
  const { light, deep, body, flutes } = juice;
  const half = Math.PI / flutes.count;
  const crown = rings.count - 1;
  // A thin coat of the jelly itself, so that fruit lies in it and not on it.
  pen.globalAlpha = 0.2;
  pen.fillStyle = body;
  pen.fillRect(-2, -2, 4, 4);
  eachFlute(flutes.count, (turn) => {
    const middle = bearing(turn, flutes);
    if (middle.sin < -0.3) return;
    const [left, right] = [bearing(turn + half, flutes), bearing(turn - half, flutes)];
    const lit = -middle.cos * 0.8 + 0.1;
    pen.globalAlpha = Math.min(0.6, Math.abs(lit) * 0.5);
    pen.fillStyle = lit > 0 ? light : deep;
    drawPatch(pen, rings, left, right, 0, crown, middle);
    pen.globalAlpha = 0.34 + 0.2 * Math.max(0, lit);
    pen.fillStyle = light;
    drawPatch(
      pen,
      rings,
      bearing(turn + half * 0.62, flutes),
      bearing(turn + half * 0.1, flutes),
      1,
      crown - 2,
    );
  });
  pen.globalAlpha = 0.5;
  pen.strokeStyle = deep;
  pen.lineWidth = 0.013;
  pen.beginPath();
  eachFlute(flutes.count, (turn) => {
    const fold = bearing(turn - half, flutes);
    if (fold.sin < -0.3) return;
    pen.moveTo(surfaceX(rings, 0, fold), surfaceY(rings, 0, fold));
    climb(pen, rings, fold, 0, crown);
  });
  pen.stroke();
  drawDots(pen, rings, dots);
  drawFoot(pen, rings, juice);
}

/** A screen of dots, thick where the light does not come; it is squashed with the jelly. */
function drawDots(pen: Pen, rings: Rings, dots: CanvasImageSource) {
  const foot = Math.max(...rings.acrossX) * 1.14;
  const [top, bottom] = [(rings.y[rings.count - 1] ?? 0) - 0.06, (rings.deep[0] ?? 0) * 1.12];
  pen.globalAlpha = 0.62;
  pen.drawImage(dots, -foot, top, 2 * foot, bottom - top);
}

/** A bright line along the foot, where all light leaves, and the edge that stands on the plate. */
function drawFoot(pen: Pen, rings: Rings, { light, deep, flutes }: Juice) {
  const out = 1 + flutes.depth * 0.8;
  for (const [ring, colour, alpha, width] of [
    [0, deep, 0.8, 0.03],
    [1, light, 0.75, 0.016],
  ] as const) {
    pen.globalAlpha = alpha;
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    pen.beginPath();
    const [from, to] = ring === 0 ? [0, Math.PI] : [0.25, 1.35];
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
