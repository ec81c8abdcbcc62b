/** The cover of a post that has none: a lone toadstool at night. */
import { toadstool } from "../cast/toadstool.ts";
import { moth, snail } from "../cast/others.ts";
import { stars, tuft } from "../cast/scenery.ts";
import { random } from "../random.ts";
import { Picture } from "../riso.ts";
import { curve, ellipse, rect } from "../shapes.ts";

function postDefault(): Picture {
  const p = new Picture({
    name: "post-default",
    inks: ["violet", "pink", "midnight"],
    screens: {
      violet: { kind: "dots", pitch: 11, angle: 45 },
      midnight: { kind: "dots", pitch: 15, angle: 30 },
    },
  });
  const r = random(p.name);
  p.paint(rect(-20, -20, 1640, 940), {
    midnight: { from: [0, 260, 1], to: [0, 800, 0.5] },
    violet: 1,
  });
  stars(
    p,
    r,
    [30, 30, 1540, 480],
    46,
    {},
    (x, y) => Math.hypot(x - 1180, y - 240) > 170 && Math.hypot(x - 700, y - 420) > 320,
  );
  const moon = ellipse(1190, 250, 128);
  p.paint(moon, {});
  p.print(ellipse(1262, 216, 118), { violet: 0.5 }, moon);
  p.print(ellipse(1140, 290, 16), { violet: 0.25 });
  p.print(ellipse(1166, 208, 10), { violet: 0.25 });
  const hill = curve([
    [-60, 790, 1],
    [200, 735],
    [640, 700],
    [1050, 745],
    [1400, 700],
    [1700, 740, 1],
    [1700, 980, 1],
    [-60, 980, 1],
  ]);
  p.paint(hill, { midnight: 1, violet: 1 });
  p.print(ellipse(700, 742, 330, 34), { midnight: 0.35 }, hill);
  toadstool(p, {
    at: { x: 690, y: 745, size: 4.7, turn: -3 },
    cap: { pink: 1 },
    spots: {},
    stem: {},
    shade: { violet: 0.45 },
  });
  for (const [x, y, s] of [
    [500, 752, 60],
    [905, 757, 74],
    [1330, 728, 50],
    [160, 764, 56],
  ] as const)
    tuft(p, x, y, s, { violet: 1 });
  snail(p, {
    at: { x: 1120, y: 744, size: 1.15, flip: true },
    shell: { pink: 1, violet: 0.4 },
    body: {},
    line: { midnight: 1 },
  });
  moth(p, { at: { x: 990, y: 400, size: 0.95, turn: 38 }, wing: {}, mark: { pink: 1 }, body: { violet: 1 } });
  return p;
}

export const pictures = { "post-default": postDefault };
