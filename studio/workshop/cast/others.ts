/** The snail (on 0,0, facing right, about 115 wide) and the moth (around 0,0, from above, about 100 wide). */
import { curve, ellipse, place, stroke, type Point } from "../shapes.ts";
import type { Picture, Tones } from "../riso.ts";

const SLUG = curve([
  [-62, 0],
  [-48, -7],
  [-20, -13],
  [20, -14],
  [36, -18],
  [41, -32],
  [46, -43],
  [56, -45],
  [61, -36],
  [58, -20],
  [50, -4],
  [40, 1],
  [0, 2],
  [-40, 2],
]);

export function snail(
  picture: Picture,
  look: { at: Parameters<typeof place>[0]; shell: Tones; body: Tones; line: Tones },
): void {
  const put = place(look.at);
  for (const [x, y] of [
    [45, -68],
    [60, -66],
  ] as const) {
    picture.paint(
      put(
        stroke(
          [
            [53, -40],
            [x - 1, -55],
            [x, y],
          ],
          3,
        ),
      ),
      look.body,
    );
    picture.paint(put(ellipse(x, y, 3.8)), look.line);
  }
  picture.paint(put(SLUG), look.body);
  picture.paint(put(ellipse(-4, -38, 33, 31)), look.shell);
  const coil = Array.from({ length: 40 }, (_, i): Point => {
    const angle = 0.9 + (i / 39) * Math.PI * 4.3;
    const radius = 27 * (1 - i / 42);
    return [-4 + Math.cos(angle) * radius, -38 + Math.sin(angle) * radius * 0.95];
  });
  picture.paint(put(stroke(coil, (t) => 4.6 - 2.4 * t)), look.line);
  picture.paint(
    put(
      stroke(
        [
          [47, -29],
          [53, -30],
          [59, -28],
        ],
        1.8,
      ),
    ),
    look.line,
  );
}

export function moth(
  picture: Picture,
  look: { at: Parameters<typeof place>[0]; wing: Tones; mark: Tones; body: Tones; line?: Tones },
): void {
  const put = place(look.at);
  const line = look.line ?? look.body;
  for (const side of [-1, 1]) {
    picture.paint(
      put(
        curve([
          [side * 3, 2],
          [side * 22, 6],
          [side * 35, 20],
          [side * 27, 35],
          [side * 13, 31],
          [side * 3, 16],
        ]),
      ),
      look.wing,
    );
    const wing = put(
      curve([
        [side * 3, -10, 1],
        [side * 25, -29],
        [side * 51, -33, 1],
        [side * 49, -12],
        [side * 36, 8],
        [side * 18, 9],
        [side * 3, 6, 1],
      ]),
    );
    picture.paint(wing, look.wing);
    picture.paint(put(ellipse(side * 31, -12, 7.5)), look.mark);
    picture.paint(put(ellipse(side * 31, -12, 3)), line);
    picture.paint(put(ellipse(side * 19, 20, 4)), look.mark);
    picture.paint(
      put(
        stroke(
          [
            [side * 12, -13],
            [side * 28, -25],
            [side * 46, -28],
          ],
          2.2,
        ),
      ),
      look.mark,
      wing,
    );
    picture.paint(
      put(
        stroke(
          [
            [side * 2, -15],
            [side * 7, -27],
            [side * 16, -33],
          ],
          1.8,
        ),
      ),
      line,
    );
    for (const t of [0.45, 0.65, 0.85])
      picture.paint(
        put(
          stroke(
            [
              [side * (2 + 13 * t), -15 - 18 * t],
              [side * (3 + 17 * t), -10 - 17 * t],
            ],
            1.3,
          ),
        ),
        line,
      );
  }
  picture.paint(
    put(
      curve([
        [0, -17],
        [5.5, -12],
        [4.5, -4],
        [5, 10],
        [0, 28],
        [-5, 10],
        [-4.5, -4],
        [-5.5, -12],
      ]),
    ),
    look.body,
  );
}
