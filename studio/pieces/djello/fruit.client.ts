import type { FruitKind } from "./juices.ts";

type Pen = CanvasRenderingContext2D;

/** Draws a fruit of radius 1 around the pen's origin: flat shapes cut out of paper, a few to each. */
export const drawFruit: Record<FruitKind, (pen: Pen) => void> = {
  berry(pen) {
    disc(pen, "#241056", 0, 0, 1);
    disc(pen, "#4527a0", -0.12, -0.14, 0.8);
    for (let n = 0; n < 5; n++)
      disc(pen, "#1b0a45", 0.3 * Math.cos(n * 1.257), 0.3 * Math.sin(n * 1.257), 0.16);
    disc(pen, "#a78bff", -0.5, -0.5, 0.15);
  },
  cherry(pen) {
    disc(pen, "#7d0428", 0, 0, 1);
    disc(pen, "#c40f38", -0.1, -0.12, 0.8);
    disc(pen, "#ff5a6e", -0.34, -0.36, 0.34);
    disc(pen, "#ffe3dc", -0.42, -0.46, 0.14);
  },
  raspberry(pen) {
    disc(pen, "#6e0330", 0, 0, 1);
    for (let n = 0; n < 7; n++) {
      const [x, y] = n === 6 ? [0, 0] : [0.62 * Math.cos(n * 1.047), 0.62 * Math.sin(n * 1.047)];
      disc(pen, "#b80a48", x, y, 0.34);
      disc(pen, "#ff86ac", x - 0.1, y - 0.12, 0.14);
    }
  },
  wedge(pen) {
    pen.fillStyle = "#f05a00";
    pen.beginPath();
    pen.arc(0, -0.3, 1, 0.05, Math.PI - 0.05);
    pen.quadraticCurveTo(0, -0.05, 1, -0.25);
    pen.fill();
    pen.fillStyle = "#ffb02e";
    pen.beginPath();
    pen.arc(0, -0.26, 0.82, 0.1, Math.PI - 0.1);
    pen.quadraticCurveTo(0, 0, 0.8, -0.18);
    pen.fill();
    for (const x of [-0.45, -0.1, 0.28]) drop(pen, "#ffdf94", x, 0.22, 0.1, 0.2);
  },
  slice(pen) {
    disc(pen, "#f2b200", 0, 0, 1);
    disc(pen, "#fff6cf", 0, 0, 0.86);
    for (let n = 0; n < 7; n++) {
      const [from, to] = [(n * 2 * Math.PI) / 7 + 0.08, ((n + 1) * 2 * Math.PI) / 7 - 0.08];
      pen.fillStyle = "#ffdb3d";
      pen.beginPath();
      pen.moveTo(0.1 * Math.cos((from + to) / 2), 0.1 * Math.sin((from + to) / 2));
      pen.arc(0, 0, 0.76, from, to);
      pen.fill();
    }
  },
  kiwi(pen) {
    disc(pen, "#2f6b1f", 0, 0, 1);
    disc(pen, "#8fd63c", 0, 0, 0.88);
    for (let n = 0; n < 10; n++)
      drop(pen, "#17330f", 0.52 * Math.cos(n * 0.628), 0.52 * Math.sin(n * 0.628), 0.13, 0.07, n * 0.628);
    disc(pen, "#f3f8c8", 0, 0, 0.28);
  },
  strawberry(pen) {
    pen.fillStyle = "#d3123f";
    pen.beginPath();
    pen.moveTo(0, 1.1);
    pen.bezierCurveTo(-1, 0.5, -1.25, -0.75, -0.45, -0.85);
    pen.quadraticCurveTo(0, -0.95, 0.45, -0.85);
    pen.bezierCurveTo(1.25, -0.75, 1, 0.5, 0, 1.1);
    pen.fill();
    for (const [x = 0, y = 0] of [
      [-0.4, -0.3],
      [0.1, -0.4],
      [0.5, -0.2],
      [-0.15, 0.1],
      [0.3, 0.25],
      [0, 0.6],
    ])
      drop(pen, "#ffd98a", x, y, 0.07, 0.12);
  },
};

export function disc(pen: Pen, colour: string, x: number, y: number, radius: number): void {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
}

export function drop(
  pen: Pen,
  colour: string,
  x: number,
  y: number,
  wide: number,
  tall: number,
  turn = 0,
): void {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.ellipse(x, y, wide, tall, turn, 0, 2 * Math.PI);
  pen.fill();
}
