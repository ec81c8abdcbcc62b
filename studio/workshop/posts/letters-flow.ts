/** The road a subscriber takes, and a robot that gets nowhere by asking. */
import { envelope } from "../cast/paper.ts";
import { rays } from "../cast/scenery.ts";
import { widthOf, write } from "../lettering.ts";
import { Picture, type Tones } from "../riso.ts";
import { ellipse, place, poly, rect, stroke } from "../shapes.ts";

const NIGHT: Tones = { midnight: 1 };

function flow(): Picture {
  const p = new Picture({
    name: "letters-not-notifications-1",
    inks: ["pink", "yellow", "midnight"],
    width: 1400,
    height: 860,
    wobble: 0.6,
    slip: 0.7,
  });
  const say = (text: string, x: number, y: number, size: number, pen = 12): void =>
    void write(text, { x, y, size }, pen).forEach((shape) => p.print(shape, NIGHT));
  const xs = [300, 730, 1160];
  const y = 220;
  xs.forEach((x, i) => {
    p.paint(ellipse(x, y, 146), { pink: 1 });
    const text = ["pending", "confirmed", "unsubscribed"][i] ?? "";
    say(text, x, y + 14, Math.min(0.58, 262 / widthOf(text)), 12.5);
  });
  const arrow = (from: number, to: number): void => {
    p.print(
      stroke(
        [
          [from, y],
          [to - 16, y],
        ],
        14,
      ),
      NIGHT,
    );
    p.print(poly([to + 6, y], [to - 34, y - 30], [to - 34, y + 30]), NIGHT);
  };
  arrow((xs[0] ?? 0) + 158, (xs[1] ?? 0) - 160);
  arrow((xs[1] ?? 0) + 158, (xs[2] ?? 0) - 160);
  for (const x of [((xs[0] ?? 0) + (xs[1] ?? 0)) / 2, ((xs[1] ?? 0) + (xs[2] ?? 0)) / 2]) {
    p.paint(poly([x - 62, y - 108], [x + 62, y - 108], [x + 62, y - 48], [x - 62, y - 48]), { yellow: 1 });
    say("POST", x, y - 62, 0.42, 14);
  }
  arrow(96, 142);
  envelope(p, { x: 62, y: y - 6, size: 0.46, turn: -6 });
  const floor = 806;
  p.print(
    stroke(
      [
        [400, floor],
        [1010, floor],
      ],
      8,
    ),
    NIGHT,
  );
  p.paint(rect(756, 470, 190, 334), NIGHT);
  p.paint(rect(770, 484, 162, 320), { yellow: 1 });
  p.print(ellipse(794, 660, 10), NIGHT);
  say("GET", 851, 582, 0.68, 14);
  const bot = place({ x: 640, y: floor, turn: 12 });
  for (const [x, dx] of [
    [-24, -34],
    [22, -12],
  ] as const)
    p.paint(
      bot(
        stroke(
          [
            [x, -70],
            [x + dx * 0.4, -36],
            [x + dx, 0],
            [x + dx + 16, 2],
          ],
          14,
        ),
      ),
      NIGHT,
    );
  p.paint(bot(rect(-56, -176, 112, 112)), NIGHT);
  p.paint(bot(rect(-44, -164, 88, 88)), { pink: 0.5 });
  p.paint(bot(rect(-48, -268, 100, 84)), NIGHT);
  p.paint(bot(ellipse(-8, -232, 9)), {});
  p.paint(bot(ellipse(28, -232, 9)), {});
  p.paint(
    bot(
      stroke(
        [
          [-8, -202],
          [10, -206],
          [28, -202],
        ],
        5,
      ),
    ),
    {},
  );
  p.paint(
    bot(
      stroke(
        [
          [0, -268],
          [-4, -304],
        ],
        7,
      ),
    ),
    NIGHT,
  );
  p.paint(bot(ellipse(-4, -312, 12)), { pink: 1 });
  for (const dy of [-142, -112])
    p.paint(
      bot(
        stroke(
          [
            [52, dy],
            [86, dy - 12],
            [114, dy - 30],
          ],
          13,
        ),
      ),
      NIGHT,
    );
  rays(p, 628, 690, 112, 190, 3, 8, NIGHT, 160, 205);
  return p;
}

export const pictures = { "letters-not-notifications-1": flow };
