/** The silence: large, patient, without a mouth. It sits on 0,0, about 560 wide and 720 high before placing. */
import { blob, line } from "../../cast/pen.ts";
import { ellipse, place } from "../../shapes.ts";
import type { ZinePage } from "../zine-page.ts";
import { CREAM, MINT, WINE, edged } from "./inks.ts";

const BODY = blob([
  -150, 0, -268, -70, -286, -230, -252, -400, -206, -540, -120, -650, 0, -690, 120, -650, 206, -540, 252,
  -400, 286, -230, 268, -70, 150, 0,
]);

export interface SilenceLook {
  at: Parameters<typeof place>[0];
  look?: readonly [x: number, y: number];
}

export function silence(p: ZinePage, { at, look = [0, 0] }: SilenceLook): void {
  const put = place(at);
  for (const s of [-1, 1]) {
    edged(
      p,
      put(blob([s * 110, -600, s * 126, -690, s * 176, -706, s * 206, -650, s * 176, -570])),
      MINT,
      14,
    );
    p.print(put(blob([s * 136, -620, s * 146, -668, s * 172, -674, s * 182, -640])), { burgundy: 0.3 });
  }
  edged(p, put(BODY), MINT, 15);
  p.print(put(blob([-120, -20, -170, -150, -120, -290, 0, -330, 120, -290, 170, -150, 120, -20])), {
    burgundy: 0.16,
  });
  for (const [x, y] of [
    [-210, -330],
    [-222, -250],
    [206, -360],
    [228, -280],
    [-20, -646],
    [20, -650],
    [0, -634],
  ] as const)
    // oxfmt-ignore
    p.paint(put(line([x, y, x + 4, y + 18, x + 2, y + 32], 8)), WINE);
  for (const s of [-1, 1]) {
    p.paint(put(ellipse(s * 92, -510, 38, 40)), CREAM);
    p.paint(put(ellipse(s * 92 + look[0] * 17, -508 + look[1] * 17, 18, 20)), WINE);
    p.paint(put(line([s * 128, -584, s * 92, -596, s * 60, -588], 10)), WINE);
  }
  p.paint(put(blob([-34, -458, 0, -468, 34, -458, 22, -428, 0, -420, -22, -428])), WINE);
  // hands, folded; feet, together
  for (const s of [-1, 1]) {
    p.paint(put(line([s * 250, -340, s * 226, -220, s * 70, -190], 84)), WINE);
    p.paint(put(line([s * 250, -340, s * 226, -220, s * 66, -190], 60)), MINT);
    edged(p, put(ellipse(s * 104, 4, 84, 44)), MINT, 13);
    for (const dx of [-34, 0, 34]) p.paint(put(line([s * 104 + dx, 16, s * 104 + dx, 36], 8)), WINE);
  }
  edged(
    p,
    put(blob([-76, -190, -56, -232, 0, -240, 56, -232, 76, -190, 48, -150, 0, -142, -48, -150])),
    MINT,
    12,
  );
  for (const x of [-30, 0, 30]) p.paint(put(line([x, -158, x + 4, -186, x + 2, -206], 8)), WINE);
}

/** The same, years later: fed, small enough for two laps, asleep. About 560 wide, lying on 0,0. */
export function silenceAsleep(p: ZinePage, at: Parameters<typeof place>[0]): void {
  const put = place(at);
  edged(p, put(blob([-280, -10, -300, -90, -230, -170, -90, -210, 80, -206, 230, -164, 300, -80, 276, -8, 140, 20, -140, 20])), MINT, 14); // oxfmt-ignore
  for (const s of [-1, 1]) edged(p, put(blob([-210 + s * 50, -140, -212 + s * 62, -206, -190 + s * 74, -204, -180 + s * 70, -130])), MINT, 12); // oxfmt-ignore
  edged(p, put(blob([-316, -10, -320, -110, -250, -164, -150, -160, -90, -90, -110, 0, -210, 28])), MINT, 14);
  for (const x of [-252, -152]) p.paint(put(line([x - 26, -74, x, -60, x + 26, -74], 9)), WINE);
  p.paint(put(blob([-222, -48, -202, -54, -184, -48, -202, -30])), WINE);
  p.paint(put(line([240, -30, 180, -10, 60, -6, -30, 6], 10)), WINE);
  for (const [x, y] of [[40, -150], [110, -130], [176, -110]] as const) p.paint(put(line([x, y, x + 8, y + 18, x + 4, y + 32], 8)), WINE); // oxfmt-ignore
}
