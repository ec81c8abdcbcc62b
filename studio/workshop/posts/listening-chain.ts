/** From microphone to lamp: what the room hears, how soon it forgets, and what gets through the wall. */
import { rays } from "../cast/scenery.ts";
import { Picture, type Tones } from "../riso.ts";
import { ellipse, place, poly, rect, stroke } from "../shapes.ts";

const VIOLET: Tones = { violet: 1 };

function chain(): Picture {
  const p = new Picture({
    name: "teaching-a-room-to-listen-1",
    inks: ["violet", "teal", "yellow"],
    width: 1400,
    height: 480,
    wobble: 0.7,
    screens: { violet: { kind: "lines", pitch: 8, angle: 50 } },
  });
  const arrow = (from: number, to: number): void => {
    p.print(
      stroke(
        [
          [from, 240],
          [to - 18, 240],
        ],
        8,
      ),
      VIOLET,
    );
    p.print(poly([to, 240], [to - 26, 222], [to - 26, 258]), VIOLET);
  };
  p.paint(
    stroke(
      [
        [130, 246],
        [130, 396],
      ],
      14,
    ),
    VIOLET,
  );
  p.paint(
    stroke(
      [
        [80, 400],
        [180, 400],
      ],
      16,
    ),
    VIOLET,
  );
  p.paint(ellipse(130, 182, 72), { teal: 1 });
  for (const k of [-0.6, -0.2, 0.2, 0.6])
    p.print(
      stroke(
        [
          [130 - 70 * Math.sqrt(1 - k * k), 182 + 72 * k],
          [130 + 70 * Math.sqrt(1 - k * k), 182 + 72 * k],
        ],
        5,
      ),
      VIOLET,
    );
  p.paint(stroke(ellipse(130, 182, 72, 72, 0, 359), 9), VIOLET);
  arrow(232, 300);
  const [cx, cy, radius] = [440, 240, 122];
  for (let i = 0; i < 16; i++) {
    const a = ((i * 22.5 - 60) * Math.PI) / 180;
    const [x, y] = [cx + radius * Math.cos(a), cy + radius * Math.sin(a)];
    p.paint(ellipse(x, y, 19), { teal: 1 });
    p.paint(ellipse(x, y, 14.5), { teal: 1 - i / 15 });
  }
  const rub = place({ x: 466, y: 82, turn: -34 });
  p.paint(rub(rect(-22, -40, 44, 84)), VIOLET);
  p.paint(rub(rect(-16, -34, 32, 40)), { yellow: 1 });
  p.paint(rub(rect(-16, 10, 32, 28)), {});
  for (const [x, y] of [
    [468, 164],
    [490, 182],
  ] as const)
    p.paint(ellipse(x, y, 6, 4), VIOLET);
  p.print(
    stroke(
      [
        [584, 240],
        [700, 240],
      ],
      8,
    ),
    VIOLET,
  );
  p.paint(rect(628, 26, 54, 428), VIOLET);
  p.paint(ellipse(655, 240, 15), {});
  arrow(600, 762);
  const bars = [0.35, 0.6, 0.9, 0.72, 1, 0.5, 0.66, 0.3, 0.46, 0.24, 0.34, 0.14];
  bars.forEach((height, i) => p.paint(rect(792 + i * 23, 386 - height * 290, 15, height * 290), { teal: 1 }));
  p.paint(
    stroke(
      [
        [776, 394],
        [1078, 394],
      ],
      9,
    ),
    VIOLET,
  );
  arrow(1098, 1162);
  p.paint(
    stroke(
      [
        [1276, 20],
        [1276, 150],
      ],
      5,
    ),
    VIOLET,
  );
  p.paint(ellipse(1276, 240, 82), { yellow: 1 });
  for (const k of [-0.5, 0, 0.5])
    p.print(
      stroke(
        [
          [1276 - 80 * Math.sqrt(1 - k * k), 240 + 82 * k],
          [1276, 250 + 82 * k],
          [1276 + 80 * Math.sqrt(1 - k * k), 240 + 82 * k],
        ],
        4,
      ),
      VIOLET,
    );
  p.paint(rect(1254, 146, 44, 17), VIOLET);
  rays(p, 1276, 240, 96, 119, 14, 7, { yellow: 1 }, -60, 240);
  return p;
}

export const pictures = { "teaching-a-room-to-listen-1": chain };
