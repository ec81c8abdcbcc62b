import { disc, drawFruit, drop } from "./fruit.client.ts";
import type { Topping } from "./juices.ts";

type Pen = CanvasRenderingContext2D;

/** Draws what stands on a crown around the pen's origin, in widths of a jelly. */
export const drawTopping: Record<Topping, (pen: Pen) => void> = {
  cream(pen) {
    const tiers = [
      [0.02, 0.17, 0.07],
      [-0.045, 0.125, 0.058],
      [-0.1, 0.075, 0.042],
    ] as const;
    for (const [y, wide, tall] of tiers) {
      drop(pen, "#d9c3f2", 0.012, y + 0.012, wide, tall);
      drop(pen, "#fff9ee", -0.006, y - 0.004, wide * 0.95, tall * 0.9);
    }
    pen.fillStyle = "#fff9ee";
    pen.beginPath();
    pen.moveTo(-0.045, -0.115);
    pen.quadraticCurveTo(-0.02, -0.15, 0.03, -0.19);
    pen.quadraticCurveTo(0.03, -0.14, 0.045, -0.11);
    pen.fill();
    pen.strokeStyle = "#d9c3f2";
    pen.lineWidth = 0.012;
    pen.lineCap = "round";
    for (const [y, wide] of [
      [-0.012, 0.12],
      [-0.07, 0.075],
    ] as const) {
      pen.beginPath();
      pen.moveTo(-wide, y - 0.012);
      pen.quadraticCurveTo(0, y + 0.045, wide, y - 0.022);
      pen.stroke();
    }
  },
  cherry(pen) {
    pen.strokeStyle = "#3f7a1e";
    pen.lineWidth = 0.018;
    pen.lineCap = "round";
    pen.beginPath();
    pen.moveTo(0, -0.13);
    pen.quadraticCurveTo(0.01, -0.26, 0.12, -0.3);
    pen.stroke();
    scaled(pen, 0.1, 0, -0.055, drawFruit.cherry);
  },
  leaf(pen) {
    for (const [turn, colour] of [
      [-0.5, "#0f7d4a"],
      [0.75, "#35b062"],
    ] as const) {
      pen.save();
      pen.rotate(turn);
      pen.fillStyle = colour;
      pen.beginPath();
      pen.moveTo(0, 0.02);
      pen.bezierCurveTo(-0.11, -0.04, -0.07, -0.16, 0, -0.21);
      pen.bezierCurveTo(0.07, -0.16, 0.11, -0.04, 0, 0.02);
      pen.fill();
      pen.strokeStyle = "#c9f2c2";
      pen.lineWidth = 0.01;
      pen.beginPath();
      pen.moveTo(0, 0);
      pen.lineTo(0, -0.16);
      pen.stroke();
      pen.restore();
    }
  },
  peel(pen) {
    scaled(pen, 0.15, 0.02, -0.075, drawFruit.slice);
    disc(pen, "#0f7d4a", -0.1, 0, 0.03);
    disc(pen, "#35b062", -0.06, 0.015, 0.025);
  },
};

function scaled(pen: Pen, size: number, x: number, y: number, draw: (pen: Pen) => void) {
  pen.save();
  pen.translate(x, y);
  pen.scale(size, size);
  draw(pen);
  pen.restore();
}
