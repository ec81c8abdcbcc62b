/** The cover: one bowl from above, and the name is in the soup. */
import { blob, line, rim } from "../../cast/pen.ts";
import { between, random } from "@toadstool/stage/seeded";
import { ellipse, place, rect } from "../../shapes.ts";
import { caption, title } from "../words.ts";
import type { ZinePage } from "../zine-page.ts";
import { CREAM, LIGHT, NIGHT, RUST, SOUP } from "./inks.ts";

const [X, Y] = [600, 1130] as const;

export function cover(p: ZinePage): void {
  p.ground(LIGHT);
  cloth(p);
  title(p, "Soup", { x: 84, y: 96, width: 1032, height: 420 }, { tones: NIGHT });
  p.print(ellipse(X + 34, Y + 40, 500, 492), { burgundy: 1 });
  p.paint(ellipse(X, Y, 500, 492), CREAM);
  p.print(rim(ellipse(X, Y, 500, 492), 12), NIGHT);
  for (let i = 0; i < 36; i++) {
    const a = (i / 36) * Math.PI * 2;
    p.paint(
      place({ x: X + Math.cos(a) * 456, y: Y + Math.sin(a) * 448, turn: (a * 180) / Math.PI })(
        rect(-22, -11, 44, 22),
      ),
      SOUP,
    );
  }
  const soup = ellipse(X, Y, 396, 390);
  p.paint(soup, SOUP);
  p.print(
    blob([
      X - 380,
      Y - 140,
      X - 200,
      Y - 360,
      X + 100,
      Y - 390,
      X + 330,
      Y - 240,
      X + 100,
      Y - 320,
      X - 160,
      Y - 270,
      X - 300,
      Y - 100,
    ]),
    { burgundy: 0.55 },
    soup,
  );
  p.print(rim(soup, 12), NIGHT);
  bits(p);
  caption(
    p,
    "for one",
    { x: X - 330, y: Y - 90, width: 660 },
    { tones: CREAM, size: 1.95, align: "centre", pen: 15, turn: -5 },
  );
  p.paint(
    line(
      [X - 300, Y + 150, X - 180, Y + 250, X + 20, Y + 290, X + 190, Y + 240],
      (t) => 6 + 16 * Math.sin(Math.PI * t),
    ),
    LIGHT,
  );
}

/** Checked, in the same orange as the soup, only less of it. */
function cloth(p: ZinePage): void {
  for (let i = 0; i < 7; i++) {
    p.print(rect(-60 + i * 200, -40, 100, 1800), { orange: 0.22 });
    p.print(rect(-40, 40 + i * 270, 1300, 110), { orange: 0.22 });
  }
}

function bits(p: ZinePage): void {
  const r = random("lentils");
  for (let i = 0; i < 90; i++) {
    const a = between(r, 0, Math.PI * 2);
    const far = between(r, 40, 350);
    const [x, y] = [X + Math.cos(a) * far, Y + Math.sin(a) * far];
    p.paint(place({ x, y, turn: r() * 180 })(ellipse(0, 0, 13, 8)), RUST);
  }
  for (const [x, y, turn] of [
    [-190, -230, 10],
    [210, -180, 60],
    [60, -270, -30],
    [270, 120, 20],
    [-200, 190, -50],
  ] as const) {
    const put = place({ x: X + x, y: Y + y, turn });
    p.paint(put(ellipse(0, 0, 38, 34)), RUST);
    p.print(put(rim(ellipse(0, 0, 38, 34), 7)), NIGHT);
    p.print(put(line([-12, 0, 12, 0], 6)), NIGHT);
    p.print(put(line([0, -12, 0, 12], 6)), NIGHT);
  }
}
