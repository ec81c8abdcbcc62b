/** Covers of folded paper: a concertina, a boat, and the creases that stay when a star is opened again. */
import { random } from "@toadstool/stage/seeded";
import type { Picture, Tones } from "../riso.ts";
import { curve, ellipse, poly, stroke, type Point } from "../shapes.ts";
import { onCircle, sheet, times } from "./sheet.ts";
import { toad } from "../cast/toad.ts";

/** A long sheet folded back and forth, with dots that do not mind the folds. */
function concertina(): Picture {
  const p = sheet(
    "03",
    { inks: ["violet", "yellow"], screens: { violet: { kind: "lines", pitch: 10, angle: 62 } } },
    { yellow: 1 },
  );
  const steps = 8;
  const x = (i: number): number => -60 + i * 215;
  const top = (i: number): number => (i % 2 ? 300 : 150) - i * 6;
  p.print(poly(...times(steps + 1).map((i) => [x(i) + 40, top(i) + 590] as const), [1760, 960], [40, 960]), {
    violet: 0.5,
  });
  for (const i of times(steps)) {
    const face = poly(
      [x(i), top(i)],
      [x(i + 1), top(i + 1)],
      [x(i + 1), top(i + 1) + 520],
      [x(i), top(i) + 520],
    );
    p.paint(face, i % 2 ? { violet: 1 } : {});
    if (i % 2 === 0) p.print(face, { violet: { from: [x(i), 0, 0.05], to: [x(i + 1), 0, 0.4] } });
    const dots = [0.22, 0.5, 0.78];
    for (const [row, v] of dots.entries()) {
      const u = 0.5;
      const cy = top(i) * (1 - u) + top(i + 1) * u + 520 * v;
      const wide = row === i % 3 ? 66 : 34;
      const skew = ((top(i + 1) - top(i)) / 215) * 0.9;
      const dot = ellipse(x(i) + 215 * u, cy, wide * 0.82, wide).map(([dx, dy]): Point => [
        dx,
        dy + (dx - x(i) - 107) * skew,
      ]);
      p.paint(dot, row === i % 3 ? { yellow: 1 } : i % 2 ? {} : { violet: 1 });
    }
  }
  return p;
}

/** A paper boat with a passenger. */
function boat(): Picture {
  const p = sheet(
    "11",
    { inks: ["teal", "pink"], screens: { teal: { kind: "lines", pitch: 13, angle: 0 } } },
    {},
  );
  p.paint(ellipse(660, 306, 205), { pink: 1 });
  const sail = poly([800, 140], [560, 530], [1040, 530]);
  p.paint(sail, {});
  p.print(poly([800, 140], [800, 530], [1040, 530]), { teal: 0.55 });
  toad(p, {
    at: { x: 430, y: 566, size: 1.5 },
    skin: { teal: 1 },
    dark: { teal: 1, pink: 1 },
    belly: { teal: 0.4 },
    eye: {},
    wart: { pink: 1, teal: 1 },
    look: [0.8, 0],
    lids: 0.35,
  });
  p.paint(poly([250, 470], [560, 530], [800, 590], [1040, 530], [1350, 470], [1120, 740], [480, 740]), {});
  p.print(poly([250, 470], [800, 590], [1350, 470], [1120, 740], [480, 740]), { pink: 1 });
  p.print(poly([800, 590], [1350, 470], [1120, 740], [800, 740]), { teal: 0.45 });
  p.print(
    stroke(
      [
        [800, 590, 1],
        [640, 740, 1],
      ],
      6,
    ),
    { teal: 1 },
  );
  for (const row of times(5)) {
    const y = 690 + row * 62;
    const shift = row % 2 ? 100 : 0;
    const wave = times(19).map((i): Point => [i * 100 - 140 + shift * 0.5, y + (i % 2 ? 22 : -14)]);
    p.paint(curve([...wave, [1760, 980, 1], [-140, 980, 1]]), row % 2 ? { teal: 1 } : { teal: 0.5 });
  }
  return p;
}

/** A star that was folded and opened: every crease stays. */
function creases(): Picture {
  const p = sheet(
    "16",
    { inks: ["midnight", "yellow"], screens: { midnight: { kind: "lines", pitch: 17, angle: 60 } } },
    { midnight: 1 },
  );
  const r = random(p.name);
  const centre = [800, 450] as const;
  const rings = [0, 190, 400, 720, 1100];
  const spokes = 16;
  const at = (ring: number, spoke: number): [number, number] => {
    const out = (rings[ring] ?? 0) * (ring === 2 && spoke % 2 ? 0.72 : ring === 1 && spoke % 2 ? 1.1 : 1);
    return onCircle(...centre, out, out, (spoke * 360) / spokes - 90);
  };
  for (const spoke of times(spokes)) {
    for (const ring of times(rings.length - 1)) {
      const [a, b, c, d] = [
        at(ring, spoke),
        at(ring + 1, spoke),
        at(ring + 1, spoke + 1),
        at(ring, spoke + 1),
      ];
      const light = (k: number): Tones => {
        const lit = 0.5 + 0.5 * Math.cos((((spoke + k) * 360) / spokes - 130) * (Math.PI / 180));
        const dark = 1 - lit + 0.3 * r();
        if (ring < 2) return { yellow: 1, midnight: dark < 0.5 ? 0 : dark < 0.9 ? 0.35 : 0.62 };
        return { midnight: dark < 0.55 ? 0.7 : 1 };
      };
      const flip = (spoke + ring) % 2 === 0;
      p.paint(flip ? poly(a, b, c) : poly(a, b, d), light(0));
      p.paint(flip ? poly(a, c, d) : poly(b, c, d), light(4 + ring * 3));
    }
  }
  for (const spoke of times(spokes))
    p.paint(
      stroke(
        [
          [...at(0, spoke), 1],
          [...at(4, spoke), 1],
        ],
        3.5,
      ),
      spoke % 2 ? {} : { midnight: 1 },
    );
  return p;
}

export const pictures = { "03": concertina, "11": boat, "16": creases };
