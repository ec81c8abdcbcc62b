import type { Juice } from "./juices.ts";
import { lying, type Rings } from "./rings.ts";

/** What a jelly throws on its plate: a shade in its own colour, with the light that came through it inside; both lean with it. */
export function drawLight(pen: CanvasRenderingContext2D, rings: Rings, { body, glow, light }: Juice): void {
  const foot = rings.acrossX[0] ?? 0.5;
  const crown = rings.count - 1;
  const tall = -(rings.y[crown] ?? -0.7);
  const away = 0.06 + 0.13 * tall + 0.5 * (rings.x[crown] ?? 0);
  const oval = (colour: string, alpha: number, x: number, radius: number) => {
    pen.globalAlpha = alpha;
    pen.fillStyle = colour;
    pen.beginPath();
    pen.ellipse(x, 0.05, radius, radius * lying * 0.96, 0, 0, 2 * Math.PI);
    pen.fill();
  };
  pen.globalCompositeOperation = "multiply";
  oval(body, 0.5, away, foot * 1.02);
  oval(body, 0.35, away * 0.5, foot * 1.1);
  pen.globalCompositeOperation = "source-over";
  oval(glow, 0.75, away * 1.25, foot * 0.7);
  oval(light, 0.8, away * 1.5, foot * 0.5);
  pen.globalAlpha = 1;
}
