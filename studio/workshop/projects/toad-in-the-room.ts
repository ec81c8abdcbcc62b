/** Toad in the Room: a phone held over a carpet, a toad that is only in the phone, and a scream that is not. */
import { blob, bow, cut, line, rim, soft } from "../cast/pen.ts";
import { toadParts } from "../cast/toad.ts";
import { Picture, type Tones } from "../riso.ts";
import { ellipse, place, rect, type Point, type Shape } from "../shapes.ts";

const NIGHT: Tones = { violet: 1, teal: 1 };
const GREEN: Tones = { teal: 1, yellow: 1 };

function room(p: Picture): void {
  for (let x = -60; x < 1640; x += 90) {
    p.paint(rect(x, -20, 42, 620), { violet: 0.28 });
    for (let y = 40 + ((x / 90) % 2) * 50; y < 560; y += 130) p.paint(ellipse(x + 66, y, 10), { violet: 1 });
  }
  p.paint(rect(-20, 590, 1640, 34), NIGHT);
  p.paint(rect(-20, 612, 1640, 620), { violet: 1 });
  const carpet = ellipse(800, 960, 900, 320);
  p.paint(carpet, { yellow: 1 });
  for (const [k, tones] of [
    [0.9, { violet: 1 }],
    [0.84, { yellow: 1 }],
    [0.72, { yellow: 1, violet: 0.35 }],
    [0.5, { yellow: 1 }],
  ] as const)
    p.paint(ellipse(800, 960, 900 * k, 320 * k), tones);
  for (let i = 0; i < 44; i++) {
    const a = (i / 44) * Math.PI * 2;
    const put = place({ x: 800 + Math.cos(a) * 900 * 0.95, y: 960 + Math.sin(a) * 320 * 0.95, squash: 0.6 });
    p.paint(put(ellipse(0, 0, 18)), { violet: 1 });
  }
}

/** A lamp that hears it, and a cat that has heard enough. */
function bystanders(p: Picture): void {
  const lamp = place({ x: 216, y: 640, turn: -14 });
  p.paint(lamp(line([0, 60, 0, -330], 18)), NIGHT);
  p.paint(lamp(blob([-90, 66, -60, 42, 60, 42, 90, 66, 0, 78])), NIGHT);
  const shade = lamp(cut([-70, -480, 70, -480, 130, -300, -130, -300]));
  p.paint(place({ x: -42, y: -26 })(shade), { yellow: 1 });
  p.print(place({ x: -42, y: -26 })(rim(shade, 10)), NIGHT);
  for (const x of [-58, 0, 58])
    p.print(place({ x: -42, y: -26 })(lamp(line([x * 0.6, -474, x * 1.2, -306], 6))), NIGHT);
  const frame = place({ x: 1370, y: 196, turn: 17 });
  p.paint(frame(rect(-130, -100, 260, 200)), NIGHT);
  p.paint(frame(rect(-106, -78, 212, 156)), {});
  p.print(frame(blob([-100, 76, -60, -10, -10, 20, 40, -40, 100, 76])), { teal: 0.5 });
  p.paint(frame(ellipse(50, -40, 20)), { yellow: 1 });
  p.print(line([1330, 90, 1352, 20, 1412, 108], 6), NIGHT);
  const cat = place({ x: 1376, y: 760, turn: -16, size: 1.2 });
  p.paint(
    cat(
      blob([-130, 30, -110, -50, -40, -104, 40, -104, 100, -50, 118, 30, 70, 16, 30, -20, -40, -18, -90, 20]),
    ),
    NIGHT,
  );
  for (const [x, y, to] of [
    [-112, 0, -176],
    [-84, 10, -70],
    [70, 6, 60],
    [104, 0, 166],
  ] as const)
    p.paint(cat(line([x, y, (x + to) / 2, y + 56, to, y + 96], 30)), NIGHT);
  for (let i = 0; i < 9; i++) {
    const a = Math.PI * (0.94 - i * 0.11);
    p.paint(
      cat(
        cut([
          Math.cos(a) * 84 - 18,
          -42 - Math.sin(a) * 46,
          Math.cos(a) * 150,
          -50 - Math.sin(a) * 116,
          Math.cos(a) * 84 + 18,
          -42 - Math.sin(a) * 46,
        ]),
      ),
      NIGHT,
    );
  }
  p.paint(cat(ellipse(128, -72, 58, 52)), NIGHT);
  p.paint(cat(cut([78, -96, 84, -158, 124, -118])), NIGHT);
  p.paint(cat(cut([134, -120, 172, -158, 176, -92])), NIGHT);
  for (const x of [112, 150]) {
    p.paint(cat(ellipse(x, -80, 17, 19)), { yellow: 1 });
    p.paint(cat(ellipse(x, -80, 5)), NIGHT);
  }
  p.paint(cat(ellipse(132, -44, 10, 13)), {});
  p.paint(cat(line([-120, -30, -190, -90, -176, -180, -204, -256], (t) => 24 + 34 * Math.sin(t * 3))), NIGHT);
}

/** It comes out of the phone on all sides. */
function scream(p: Picture): void {
  const burst = (reach: number): Shape =>
    Array.from({ length: 52 }, (_, i): Point => {
      const a = (i / 52) * Math.PI * 2 + 0.06;
      const radius = reach * (i % 2 ? 0.76 : 1 + 0.12 * Math.sin(i * 2.3));
      return [776 + Math.cos(a) * radius * 0.82, 620 + Math.sin(a) * radius, 1];
    });
  p.paint(burst(790), NIGHT);
  p.paint(burst(766), {});
  p.paint(burst(640), { yellow: 1 });
}

function toad(p: Picture, screen: Shape): void {
  const at = { x: 772, y: 960, size: 4.9, turn: 2 };
  const put = place(at);
  p.print(ellipse(770, 974, 330, 46), { violet: 0.75 }, screen);
  for (const { shape, tones, inside } of toadParts({
    at,
    skin: GREEN,
    dark: NIGHT,
    belly: { yellow: 1, teal: 0.3 },
    eye: {},
    wart: NIGHT,
    look: [0, -1],
    lids: 0.02,
  }))
    p.paint(shape, tones, inside ?? screen);
  const mouth = put(blob([-38, -42, -28, -54, 0, -58, 28, -54, 38, -42, 31, -22, 0, -12, -31, -22]));
  p.paint(mouth, NIGHT, screen);
  p.paint(put(blob([-26, -20, -14, -32, 0, -27, 14, -32, 26, -20, 0, -6])), { violet: 0.5 }, mouth);
  p.paint(
    put(rim(blob([-38, -42, -28, -54, 0, -58, 28, -54, 38, -42, 31, -22, 0, -12, -31, -22]), 3)),
    GREEN,
    screen,
  );
  p.paint(put(blob([-4, -49, -7, -38, 0, -32, 7, -38, 4, -49, 0, -52])), { yellow: 1, violet: 0.4 }, mouth);
}

function cover(): Picture {
  const p = new Picture({
    name: "toad-in-the-room",
    inks: ["violet", "teal", "yellow"],
    width: 1600,
    height: 1200,
    screens: {
      violet: { kind: "dots", pitch: 17, angle: 45 },
      yellow: { kind: "dots", pitch: 18, angle: 15 },
    },
  });
  room(p);
  scream(p);
  bystanders(p);
  const tilt = place({ x: 776, y: 600, turn: 4 });
  p.print(tilt(soft(-296, -520, 656, 1100, 80)), { violet: 0.8 });
  p.paint(tilt(soft(-330, -550, 656, 1100, 80)), NIGHT);
  const screen = tilt(soft(-290, -490, 576, 960, 30));
  p.paint(screen, {});
  p.paint(tilt(rect(-300, -500, 600, 520)), {}, screen);
  for (let x = -300; x < 300; x += 84) p.paint(tilt(rect(x, -500, 38, 520)), { violet: 0.4 }, screen);
  p.paint(tilt(rect(-300, 10, 600, 24)), NIGHT, screen);
  p.paint(tilt(rect(-300, 30, 600, 500)), { yellow: 1 }, screen);
  for (const k of [1, 1.3, 1.6])
    for (const side of [-1, 1])
      p.print(
        tilt(bow(side * 92 * k, -96 - k * 46, side * 30 * k, -140 - k * 90, side * 22 * k, 13)),
        NIGHT,
        screen,
      );
  toad(p, screen);
  p.paint(tilt(soft(-60, -524, 120, 18, 8)), { violet: 1 });
  p.paint(tilt(line([-250, -380, -250, -446, -186, -446], 12)), NIGHT);
  p.paint(tilt(line([246, -380, 246, -446, 182, -446], 12)), NIGHT);
  p.paint(tilt(line([-250, 360, -250, 426, -186, 426], 12)), NIGHT);
  p.paint(tilt(line([246, 360, 246, 426, 182, 426], 12)), NIGHT);
  // the finger that did it
  const finger = blob([
    1340, 1240, 1180, 1010, 1066, 884, 1030, 812, 1074, 776, 1136, 812, 1270, 930, 1400, 1000, 1620, 1100,
    1640, 1240,
  ]);
  p.paint(finger, {});
  p.print(finger, { yellow: 0.35 });
  p.print(rim(finger, 12), NIGHT);
  p.print(line([1062, 834, 1056, 806, 1078, 794, 1102, 806], 8), NIGHT);
  p.print(line([1230, 966, 1262, 976, 1284, 1000], 8), NIGHT);
  return p;
}

export const pictures = { "toad-in-the-room": cover };
