import type { Force } from "./springs.ts";

const reach = 15;
const strength = 420;
const drag = 3.2;

/** A finger or a pointer: dots make way for it and are carried along a little. */
export function finger(at: { x: number; y: number }, speed: { x: number; y: number }): Force {
  return (x, y, push) => {
    const [dx, dy] = [x - at.x, y - at.y];
    const away = Math.hypot(dx, dy);
    if (away >= reach) return;
    const near = (1 - away / reach) ** 2;
    // Right under the finger no direction is away.
    const towards = strength * near * Math.min(1, away);
    push.x += (towards * dx) / (away || 1) + drag * near * speed.x;
    push.y += (towards * dy) / (away || 1) + drag * near * speed.y;
  };
}

const rippleSpeed = 62;
const rippleWidth = 9;
export const rippleLife = 2.2;

/** A ring that runs outwards from a tap and loses itself. */
export function ripple(at: { x: number; y: number }, age: number): Force {
  const radius = age * rippleSpeed;
  const height = 620 * (1 - age / rippleLife) ** 2;
  return (x, y, push) => {
    const [dx, dy] = [x - at.x, y - at.y];
    const away = Math.hypot(dx, dy);
    const off = Math.abs(away - radius) / rippleWidth;
    if (off >= 1) return;
    const lift = (height * (1 - off) ** 2) / (away || 1);
    push.x += lift * dx;
    push.y += lift * dy;
  };
}

const gustSpeed = 38;
const gustWidth = 34;
const ground = 96;
export const gustLife = (100 + 2 * gustWidth) / gustSpeed;

/** A breath of wind from the left; what stands high leans most, the ground not at all. */
export function gust(age: number): Force {
  const front = age * gustSpeed - gustWidth;
  return (x, y, push) => {
    const off = Math.abs(x - 0.25 * y - front) / gustWidth;
    const height = (ground - y) / ground;
    if (off >= 1 || height <= 0) return;
    const lean = (0.5 + 0.5 * Math.cos(Math.PI * off)) * height;
    push.x += 95 * lean;
    push.y += 40 * lean * Math.sin(0.22 * x + 0.1 * y + 3 * age);
  };
}
