import { PlanPen } from "../plan-pen.ts";

/** A hand seen from its palm: which of the four fingers are out, and where the thumb lies. */
function hand(p: PlanPen, x: number, y: number, fingers: string, thumb: "in" | "out", size = 1): PlanPen {
  const at = (px: number, py: number) => [x + px * size, y + py * size] as const;
  p.curve(
    ...at(-26, 44),
    ...at(-30, 14),
    ...at(-28, -10),
    ...at(-14, -16),
    ...at(14, -16),
    ...at(28, -10),
    ...at(28, 16),
    ...at(22, 44),
  );
  [...fingers].forEach((one, i) => {
    const left = -27 + i * 14;
    const tip = one === "1" ? ([-66, -76, -72, -58][i] ?? -60) : -22;
    p.curve(
      ...at(left, -10),
      ...at(left, tip + 8),
      ...at(left + 6, tip),
      ...at(left + 13, tip + 8),
      ...at(left + 13, -10),
    );
  });
  if (thumb === "out")
    p.curve(...at(-28, 24), ...at(-52, 2), ...at(-60, -14), ...at(-50, -20), ...at(-28, -2));
  else p.curve(...at(-28, 16), ...at(-10, 14), ...at(10, 6), ...at(16, 12), ...at(4, 22), ...at(-20, 30));
  return p;
}

function signSearch(): PlanPen {
  const p = new PlanPen("sign-search", { stock: "ruled" });
  p.fillOval("yellow", 150, 130, 66, 78).fillOval("pink", 360, 120, 64, 76);
  p.pen();
  hand(p, 156, 140, "1111", "out", 0.9);
  hand(p, 360, 130, "1111", "in", 0.9);
  hand(p, 540, 222, "0000", "in", 0.9);
  hand(p, 160, 356, "1100", "in", 0.9);
  hand(p, 350, 350, "1000", "in", 0.9);
  // how often one was taken for the other
  p.pen("violet", 9)
    .line(216, 128, 312, 124)
    .pen("violet", 4)
    .line(208, 356, 304, 352)
    .pen("violet", 2)
    .line(158, 200, 160, 284)
    .pen("violet", 1.2)
    .line(352, 192, 352, 280)
    .line(210, 190, 310, 292);
  p.pen("pencil", 1.4, "3 8").line(410, 150, 492, 202).line(396, 340, 490, 254);
  p.pen("ink", 2)
    .write("9", 256, 104, 0.36)
    .write("4", 246, 332, 0.3)
    .write("0", 452, 166, 0.3)
    .write("2", 134, 250, 0.26);
  // the figure one touches
  p.pen("ink", 2.2)
    .oval(546, 378, 22, 26)
    .curve(500, 470, 506, 424, 536, 412, 546, 406, 556, 412, 588, 424, 594, 470);
  p.pen("red", 2.4);
  for (const [x, y] of [
    [546, 358],
    [546, 398],
    [546, 440],
    [612, 424],
  ] as const)
    p.oval(x, y, 6);
  // the drawer where the camera is
  p.pen("ink", 2.2)
    .box(500, 44, 104, 54)
    .oval(552, 84, 6)
    .box(520, 20, 44, 26)
    .oval(540, 32, 8)
    .line(560, 20, 568, 12);
  return p
    .mark(1, 262, 150)
    .mark(2, 456, 198)
    .mark(3, 90, 300, 120, 300, 140, 320)
    .mark(4, 478, 396)
    .mark(5, 470, 62);
}

function gloves(): PlanPen {
  const p = new PlanPen("museum-of-lost-gloves", { stock: "film" });
  p.fill("lime", 40, 50, 230, 50, 230, 220, 40, 220).fill("pink", 430, 250, 606, 250, 606, 440, 430, 440);
  // five rooms in the order of the streets
  p.pen("ink", 4)
    .line(110, 220, 40, 220, 40, 50, 230, 50, 230, 110)
    .line(230, 160, 230, 220, 160, 220)
    .line(230, 50, 440, 50, 440, 100)
    .line(440, 150, 440, 220, 340, 220)
    .line(290, 220, 230, 220)
    .line(440, 50, 606, 50, 606, 220, 540, 220)
    .line(490, 220, 440, 220)
    .line(606, 220, 606, 440, 430, 440, 430, 380)
    .line(430, 330, 430, 250, 490, 250)
    .line(430, 440, 40, 440, 40, 380)
    .line(40, 330, 40, 220);
  // railings with hands on them
  p.pen("ink", 1.8);
  const rail = (x: number, y: number, count: number) => {
    p.line(x, y, x + count * 18, y);
    for (let i = 0; i <= count; i += 1) p.line(x + i * 18, y - 7, x + i * 18, y + 9);
  };
  rail(62, 80, 8);
  rail(62, 136, 6);
  rail(256, 80, 9);
  rail(256, 180, 4);
  rail(466, 84, 7);
  rail(466, 160, 6);
  rail(452, 290, 7);
  rail(452, 410, 7);
  rail(70, 274, 15);
  rail(70, 410, 18);
  const glove = (x: number, y: number) =>
    p
      .curve(x - 7, y + 12, x - 8, y - 4, x - 4, y - 12, x + 4, y - 12, x + 8, y - 2, x + 7, y + 12)
      .curve(x + 8, y + 2, x + 14, y - 2, x + 12, y + 6);
  p.pen("violet", 2.2);
  for (const [x, y] of [
    [80, 70],
    [134, 70],
    [98, 126],
    [274, 70],
    [346, 70],
    [400, 70],
    [484, 74],
    [556, 74],
    [470, 280],
    [542, 280],
    [124, 264],
    [196, 264],
    [286, 264],
    [106, 400],
    [232, 400],
    [376, 400],
  ] as const)
    glove(x, y);
  // the ones that went home
  p.pen("red", 2.4);
  for (const [x, y] of [
    [170, 126],
    [310, 170],
    [520, 150],
    [520, 400],
    [250, 264],
    [160, 400],
    [304, 400],
    [574, 280],
    [574, 150],
  ] as const)
    p.line(x - 6, y - 6, x + 6, y + 6).line(x - 6, y + 6, x + 6, y - 6);
  // one walks
  p.pen("pencil", 1.8, "7 7")
    .curve(10, 356, 90, 340, 230, 330, 316, 300, 316, 190, 260, 136, 150, 180, 130, 240)
    .curve(316, 190, 420, 126, 500, 122, 516, 236, 500, 330, 440, 356, 380, 350);
  p.measure(452, 326, 452, 290, "1.1 m");
  return p.mark(1, 206, 92).mark(2, 372, 134).mark(3, 586, 200).mark(4, 556, 352).mark(5, 30, 300);
}

function toadRoom(): PlanPen {
  const p = new PlanPen("toad-in-the-room", { width: 520, height: 520, stock: "mat" });
  p.fillOval("lime", 236, 300, 74, 52);
  p.pen("ink", 3)
    .curve(160, 330, 150, 290, 180, 258, 236, 250, 292, 258, 322, 292, 312, 332)
    .curve(160, 330, 180, 350, 292, 352, 312, 332);
  p.pen("ink", 2.4)
    .oval(204, 252, 17)
    .oval(268, 252, 17)
    .line(196, 252, 213, 252)
    .line(260, 252, 277, 252)
    .curve(196, 296, 216, 330, 256, 330, 276, 296, 236, 290, 196, 296);
  p.curve(166, 336, 140, 344, 134, 362, 160, 358).curve(308, 336, 334, 344, 340, 362, 312, 358);
  p.pen("pencil", 1.6);
  for (let i = 0; i < 9; i += 1) p.line(168 + i * 15, 366, 158 + i * 15, 378);
  p.measure(168, 404, 304, 404, "9 cm");
  // the telephone
  p.pen("ink", 2.6)
    .line(348, 116, 404, 130, 378, 238, 322, 224, 348, 116)
    .pen("ink", 1.6)
    .line(352, 130, 392, 140, 372, 222, 332, 212, 352, 130);
  p.pen("pencil", 1.5, "5 6").line(330, 218, 250, 246).line(376, 234, 318, 320);
  p.pen("red", 2.4).line(150, 262, 112, 240).line(144, 290, 100, 288).line(164, 240, 142, 206);
  p.pen("ink", 3).write("toad, here, loud", 138, 100, 0.42);
  // the first export, not to scale
  p.pen("pencil", 1.5, "8 6").arc(236, 620, 260, 300, 220, 320).pen("brown", 2).write("14 m", 232, 446, 0.3);
  // the cat
  p.pen("ink", 2)
    .curve(78, 206, 82, 170, 92, 156, 96, 138, 104, 150, 114, 136, 120, 156, 118, 174)
    .curve(78, 206, 66, 190, 60, 170, 70, 160)
    .pen("pencil", 1.5)
    .arrow(70, 146, 66, 120, 84, 96);
  return p.mark(1, 148, 400).mark(2, 316, 452).mark(3, 186, 216).mark(4, 422, 200).mark(5, 128, 196);
}

export const plans = {
  "sign-search": signSearch,
  "museum-of-lost-gloves": gloves,
  "toad-in-the-room": toadRoom,
};
