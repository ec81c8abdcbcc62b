/** Pocket Planetarium: a raincoat's pocket that was only meant for handkerchiefs. */
import { blob, cut, line, rim, soft } from "../cast/pen.ts";
import { dashes, sparkle, stars } from "../cast/scenery.ts";
import { between, random } from "@toadstool/stage/seeded";
import { Picture, type Tones } from "../riso.ts";
import { ellipse, place, rect, stroke } from "../shapes.ts";

const SKY: Tones = { midnight: 1, violet: 1 };

function planets(p: Picture): void {
  // the sky comes out like steam
  const steam = blob([
    470, 760, 330, 600, 250, 470, 330, 330, 240, 190, 360, 40, 520, -60, 1130, -60, 1330, 60, 1250, 200, 1380,
    330, 1290, 480, 1250, 620, 1140, 760,
  ]);
  p.paint(steam, SKY);
  p.print(rim(steam, 26), { violet: 1 });
  const r = random("pocket stars");
  stars(
    p,
    r,
    [290, 0, 1040, 640],
    90,
    {},
    (x, y) => Math.hypot(x - 620, y - 400) > 290 && Math.abs(x - 800) < 460,
  );
  // Saturn, too wide for the pocket
  const put = place({ x: 640, y: 392, turn: -18 });
  const ring = ellipse(0, 0, 330, 96);
  p.paint(put(stroke([...ring, ...ring.slice(0, 2)], 44)), { yellow: 1 });
  p.paint(put(rim(ring, 7)), SKY);
  const globe = put(ellipse(0, 0, 196));
  p.paint(put(ellipse(0, 0, 208)), SKY);
  p.paint(globe, { violet: 1 });
  for (const y of [-120, -40, 44, 126])
    p.paint(put(rect(-220, y, 440, 34)), y === 44 ? {} : { violet: 0.5 }, globe);
  p.print(globe, { midnight: { from: [600, 300, 0], to: [760, 620, 0.9] } });
  const front = ellipse(0, 0, 330, 96, 2, 178).slice(0, -1);
  p.paint(put(stroke(front, 60)), SKY);
  p.paint(put(stroke(front, 44)), { yellow: 1 });
  p.paint(put(stroke(front, 7)), SKY);
  // a moon, not quite asleep
  p.paint(ellipse(1120, 230, 96), { yellow: 1 });
  for (const [x, y, s] of [
    [1080, 190, 22],
    [1166, 268, 16],
    [1092, 286, 12],
  ] as const)
    p.paint(ellipse(x, y, s), { yellow: 0.5 });
  p.print(line([1110, 236, 1126, 246, 1142, 236], 7), { midnight: 1 });
  p.print(line([1164, 222, 1178, 232, 1192, 222], 7), { midnight: 1 });
  p.print(line([1146, 268, 1158, 276, 1172, 270], 6), { midnight: 1 });
  // the Great Snail
  const snail = [868, 640, 930, 560, 1010, 520, 1084, 556, 1092, 636, 1030, 664, 986, 620, 1020, 584];
  for (let i = 0; i < snail.length - 2; i += 2) p.paint(line(snail.slice(i, i + 4), 5), {});
  p.paint(line([1092, 636, 1180, 640], 5), {});
  p.paint(line([1180, 640, 1200, 560], 5), {});
  p.paint(line([1180, 640, 1234, 580], 5), {});
  for (const [x, y] of [
    [868, 640],
    [930, 560],
    [1010, 520],
    [1084, 556],
    [1092, 636],
    [1030, 664],
    [986, 620],
    [1180, 640],
    [1200, 560],
    [1234, 580],
  ] as const)
    p.paint(sparkle(x, y, 26), { yellow: 1 });
}

function cover(): Picture {
  const p = new Picture({
    name: "pocket-planetarium",
    inks: ["yellow", "violet", "midnight"],
    width: 1600,
    height: 1200,
    screens: { violet: { kind: "grain" }, midnight: { kind: "lines", pitch: 10, angle: 62 } },
  });
  const r = random(p.name);
  p.print(rect(-20, -20, 1640, 1240), { yellow: 1 });
  p.print(blob([1430, -40, 1640, -40, 1640, 1240, 1330, 1240, 1440, 900, 1390, 500]), { midnight: 0.24 });
  p.print(blob([-40, 300, 60, 500, 110, 800, 60, 1240, -40, 1240]), { midnight: 0.24 });
  for (const flat of [
    [1480, -20, 1450, 300, 1500, 700, 1440, 1220],
    [80, -20, 120, 260, 70, 420],
  ])
    p.print(
      line(flat, (t) => 6 + 12 * Math.sin(t * 3)),
      { midnight: 1 },
    );
  planets(p);
  // the phone that holds it all
  // the pocket
  const pocket = blob([
    380, 700, 800, 722, 1220, 700, 1232, 900, 1214, 1080, 1120, 1180, 800, 1204, 480, 1180, 386, 1080, 368,
    900,
  ]);
  const shape = [...cut([376, 706, 1224, 706]).slice(0, 120), ...pocket.slice(24, -12)];
  p.print(place({ x: 30, y: 36 })(shape), { midnight: 0.7 });
  p.paint(shape, { yellow: 1 });
  p.print(
    blob([400, 1010, 620, 1130, 1000, 1130, 1240, 930, 1260, 1240, 340, 1240]),
    { midnight: 0.3 },
    shape,
  );
  p.print(rim(shape, 11), { midnight: 1 });
  dashes(
    p,
    [
      [416, 800],
      [420, 940],
      [430, 1064],
      [510, 1146],
      [800, 1164],
      [1090, 1146],
      [1170, 1064],
      [1182, 940],
      [1184, 800],
    ],
    9,
    30,
    22,
    { midnight: 1 },
  );
  const flap = soft(340, 676, 920, 120, 34);
  p.print(place({ x: 16, y: 24 })(flap), { midnight: 0.7 });
  p.paint(flap, { yellow: 1 });
  p.print(rim(flap, 11), { midnight: 1 });
  dashes(
    p,
    [
      [380, 764],
      [800, 768],
      [1220, 764],
    ],
    8,
    30,
    22,
    { midnight: 1 },
  );
  // its button has a ring too
  p.paint(ellipse(800, 740, 46), SKY);
  p.paint(rim(ellipse(800, 740, 32), 6), { violet: 0.4 });
  for (const [x, y] of [
    [788, 728],
    [812, 728],
    [788, 752],
    [812, 752],
  ] as const)
    p.paint(ellipse(x, y, 6), { yellow: 1 });
  // rain, which is why nobody looked up
  for (let i = 0; i < 64; i++) {
    const [x, y] = [between(r, 20, 1580), between(r, 0, 1180)];
    if (x > 250 && x < 1380 && y < 1190) continue;
    const size = between(r, 0.6, 1.3);
    p.paint(place({ x, y, size })(blob([0, -30, 9, -6, 12, 6, 0, 17, -12, 6, -9, -6])), {});
    p.print(place({ x, y, size })(rim(blob([0, -30, 9, -6, 12, 6, 0, 17, -12, 6, -9, -6]), 4)), {
      violet: 1,
    });
  }
  return p;
}

export const pictures = { "pocket-planetarium": cover };
