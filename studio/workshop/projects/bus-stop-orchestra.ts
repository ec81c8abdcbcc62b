/** Bus Stop Orchestra: four instruments wait in a shelter, and here comes their conductor. */
import { bend, blob, cut, line, rim, soft } from "../cast/pen.ts";
import { Picture, type Tones } from "../riso.ts";
import { ellipse, place, rect, stroke, type Point } from "../shapes.ts";

const NIGHT: Tones = { midnight: 1 };

function shelter(p: Picture): void {
  p.paint(rect(150, 470, 700, 500), { teal: 0.22 });
  for (const x of [140, 830]) p.paint(rect(x, 440, 26, 560), NIGHT);
  p.paint(rect(482, 470, 10, 500), NIGHT);
  for (const [x, y] of [
    [200, 520],
    [250, 520],
    [540, 520],
  ] as const)
    p.paint(line([x, y + 110, x + 70, y], 9), {});
  p.paint(cut([84, 396, 906, 396, 930, 462, 60, 462]), { teal: 1 });
  p.print(cut([76, 432, 914, 432, 930, 462, 60, 462]), { midnight: 0.5 });
  p.paint(rect(176, 856, 640, 26), NIGHT);
  for (const x of [216, 756]) p.paint(rect(x, 876, 20, 118), NIGHT);
  // the stop's sign: a crotchet instead of a number
  p.paint(rect(968, 330, 18, 666), NIGHT);
  p.paint(ellipse(977, 300, 88), { yellow: 1 });
  p.paint(rim(ellipse(977, 300, 88), 14), NIGHT);
  p.paint(ellipse(960, 334, 27, 20), NIGHT);
  p.paint(line([983, 330, 983, 250], 9), NIGHT);
  p.paint(line([983, 252, 1012, 268, 1016, 292], 9), NIGHT);
}

/** A double bass in a coat of its own, taller than the roof. */
function bass(p: Picture): void {
  const put = place({ x: 700, y: 986, turn: 5 });
  const body = put(
    blob([
      0, -10, 96, -20, 132, -110, 96, -200, 74, -236, 98, -300, 78, -366, 0, -386, -78, -366, -98, -300, -74,
      -236, -96, -200, -132, -110, -96, -20,
    ]),
  );
  p.paint(put(line([0, -350, 0, -760], 30)), NIGHT);
  p.paint(body, { yellow: 1 });
  p.print(
    put(
      blob([
        20, -10, 140, -20, 150, -120, 100, -200, 80, -236, 110, -300, 90, -380, 30, -390, 60, -300, 40, -236,
        84, -110,
      ]),
    ),
    { midnight: 0.34 },
    body,
  );
  p.print(rim(body, 10), NIGHT);
  p.print(put(line([-14, -130, -14, -740], 4)), NIGHT);
  p.print(put(line([14, -130, 14, -740], 4)), NIGHT);
  p.paint(put(rect(-18, -420, 36, 200)), NIGHT);
  p.print(put(line([-44, -150, -30, -164, 30, -164, 44, -150], 10)), NIGHT);
  for (const side of [-1, 1]) {
    p.print(put(line([side * 54, -210, side * 46, -190, side * 60, -150, side * 50, -128], 8)), NIGHT);
    p.paint(put(line([0, -720 + side * 16, side * 42, -724 + side * 16], 14)), NIGHT);
  }
  const curl = Array.from({ length: 20 }, (_, i): Point => [
    Math.cos(i * 0.42) * (30 - i * 1.3),
    -786 + Math.sin(i * 0.42) * (30 - i * 1.3),
  ]);
  p.paint(put(stroke(curl, 16)), NIGHT);
  p.paint(put(rect(-6, -14, 12, 40)), NIGHT);
}

function drum(p: Picture): void {
  const skin = soft(428, 716, 150, 138, 20);
  p.paint(skin, { teal: 1 });
  for (let i = 0; i < 4; i++) p.paint(line([434 + i * 38, 738, 452 + i * 38, 830, 470 + i * 38, 738], 6), {});
  p.print(rim(skin, 9), NIGHT);
  p.paint(ellipse(503, 722, 80, 26), {});
  p.print(rim(ellipse(503, 722, 80, 26), 9), NIGHT);
  // drumsticks with their legs crossed
  p.print(line([450, 706, 560, 640], 10), NIGHT);
  p.print(line([556, 708, 452, 636], 10), NIGHT);
  for (const [x, y] of [
    [562, 638],
    [448, 634],
  ] as const)
    p.print(ellipse(x, y, 14, 11), NIGHT);
}

function trumpetAndTriangle(p: Picture): void {
  const put = place({ x: 286, y: 742, turn: -76 });
  p.paint(put(cut([-96, -9, 70, -12, 116, -34, 150, -62, 150, 62, 116, 34, 70, 12, -96, 9])), { yellow: 1 });
  p.print(put(rim(cut([-96, -9, 70, -12, 116, -34, 150, -62, 150, 62, 116, 34, 70, 12, -96, 9]), 8)), NIGHT);
  p.print(put(rim(soft(-50, -6, 110, 56, 24), 12)), NIGHT);
  for (const x of [-20, 4, 28]) p.print(put(line([x, 40, x, -34], 10)), NIGHT);
  p.print(put(line([-118, -16, -98, 0, -118, 16], 10)), NIGHT);
  // a triangle hangs by the timetable
  p.print(line([420, 470, 420, 520], 5), NIGHT);
  p.print(bend([408, 606, 370, 606, 420, 520, 470, 606, 428, 606], 12), NIGHT);
}

function bus(p: Picture): void {
  const put = place({ x: 1290, y: 1000 });
  p.print(put(ellipse(60, 12, 420, 34)), { midnight: 0.6 });
  const body = put(soft(-190, -520, 560, 500, 62));
  p.paint(body, { yellow: 1 });
  p.print(put(rect(-200, -196, 580, 40)), NIGHT, body);
  p.print(put(rect(-200, -120, 580, 110)), { midnight: 0.3 }, body);
  p.print(rim(body, 13), NIGHT);
  const screen = put(soft(-160, -462, 150, 216, 26));
  p.paint(screen, { teal: 0.4 });
  p.print(rim(screen, 11), NIGHT);
  p.paint(put(line([-130, -340, -90, -420], 12)), {}, screen);
  for (const x of [30, 190]) {
    const window = put(soft(x, -450, 134, 160, 20));
    p.paint(window, { teal: 0.4 });
    p.print(rim(window, 11), NIGHT);
  }
  // the conductor has an arm out of the window, and a baton
  p.paint(put(ellipse(-84, -318, 48, 52)), NIGHT, screen);
  p.paint(put(blob([-150, -230, -130, -280, -60, -284, -20, -230])), NIGHT, screen);
  p.paint(put(line([-120, -270, -220, -300, -262, -372], 34)), NIGHT);
  p.paint(put(ellipse(-266, -380, 26)), {});
  p.print(put(rim(ellipse(-266, -380, 26), 8)), NIGHT);
  p.print(put(line([-262, -380, -330, -500], 9)), NIGHT);
  for (const x of [-76, 244]) {
    p.paint(put(ellipse(x, -14, 82)), NIGHT);
    p.paint(put(ellipse(x, -14, 36)), {});
    p.print(put(ellipse(x, -14, 12)), NIGHT);
  }
  p.paint(put(ellipse(-186, -104, 34, 38)), {});
  p.print(put(rim(ellipse(-186, -104, 34, 38), 10)), NIGHT);
}

function cover(): Picture {
  const p = new Picture({
    name: "bus-stop-orchestra",
    inks: ["midnight", "yellow", "teal"],
    width: 1600,
    height: 1200,
    screens: { midnight: { kind: "lines", pitch: 9, angle: 90 } },
  });
  // the tune fills as the bus comes: five wires across the sky
  for (let i = 0; i < 5; i++) {
    const y = 70 + i * 46;
    p.print(
      line([-20, y + 30, 400, y + 62, 860, y + 40, 1240, y - 4, 1620, y + 40], (t) => 3 + 5 * t),
      NIGHT,
    );
  }
  const notes = [
    120, 3, 300, 2, 640, 3, 860, 1, 1080, 2, 1180, 3, 1270, 1, 1330, 2, 1404, 0, 1452, 3, 1500, 2, 1556, 1,
  ];
  for (let i = 0; i < notes.length; i += 2) {
    const [x, row] = [notes[i] as number, notes[i + 1] as number];
    const sag = x < 860 ? 34 + Math.sin((x / 860) * 3.1) * 22 : 40 - Math.sin(((x - 860) / 740) * 3.1) * 40;
    const y = 70 + row * 46 + sag;
    // birds, on closer sight
    p.print(
      blob([x - 34, y - 6, x - 8, y - 26, x + 16, y - 44, x + 32, y - 28, x + 20, y - 4, x - 6, y + 2]),
      NIGHT,
    );
    p.print(cut([x + 28, y - 34, x + 48, y - 26, x + 28, y - 22]), { yellow: 1 });
  }
  p.paint(rect(-20, 990, 1640, 18), NIGHT);
  p.print(rect(-20, 1006, 1640, 220), { teal: 1 });
  for (let x = 60; x < 1600; x += 270)
    p.paint(cut([x, 1096, x + 150, 1096, x + 130, 1122, x - 20, 1122]), {});
  p.print(cut([1100, 880, 1090, 930, 560, 1010, 460, 990]), { yellow: 0.5 });
  shelter(p);
  trumpetAndTriangle(p);
  drum(p);
  bass(p);
  bus(p);
  return p;
}

export const pictures = { "bus-stop-orchestra": cover };
