import { lying, type Rings } from "./rings.ts";

/** What a jelly throws on its plate: a shadow with a hard edge, in dots of its own ink; it leans with it. */
export function drawLight(pen: CanvasRenderingContext2D, rings: Rings, dots: CanvasImageSource): void {
  const foot = rings.acrossX[0] ?? 0.5;
  const crown = rings.count - 1;
  const tall = -(rings.y[crown] ?? -0.7);
  const away = 0.08 + 0.15 * tall + 0.5 * (rings.x[crown] ?? 0);
  pen.save();
  pen.beginPath();
  pen.ellipse(away, 0.05, foot * 1.04, foot * lying, 0, 0, 2 * Math.PI);
  pen.clip();
  // The screen lies still; the shadow moves over it.
  pen.drawImage(dots, -1, -1, 2, 2);
  pen.restore();
}
