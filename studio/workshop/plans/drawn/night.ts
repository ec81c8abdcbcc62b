import { PlanPen } from "../plan-pen.ts";

function planetarium(): PlanPen {
  const p = new PlanPen("pocket-planetarium", { stock: "night" });
  p.fill("violet", 36, 60, 290, 40, 296, 250, 44, 262);
  // the small map that is dragged until it agrees
  p.pen("ink", 2.6)
    .line(36, 56, 292, 40, 298, 248, 40, 262, 36, 56)
    .pen("ink", 1.8)
    .line(40, 130, 294, 112)
    .line(40, 204, 296, 186)
    .line(110, 52, 118, 258)
    .line(222, 44, 232, 252);
  p.pen("red", 5).line(40, 166, 296, 148).pen("red", 2).arrow(268, 284, 306, 250, 318, 206);
  // the street itself
  p.pen("ink", 2).line(340, 270, 600, 248).line(344, 300, 610, 280);
  for (let i = 0; i < 5; i += 1)
    p.line(
      360 + i * 48,
      266 - i * 4,
      360 + i * 48,
      232 - i * 4,
      376 + i * 48,
      216 - i * 4,
      394 + i * 48,
      230 - i * 4,
      394 + i * 48,
      262 - i * 4,
    );
  // north, next to a parked car
  p.oval(494, 106, 54)
    .line(494, 46, 494, 166)
    .pen("red", 3)
    .arrow(494, 106, 530, 64)
    .pen("pencil", 2)
    .arrow(494, 106, 494, 58);
  p.pen("red", 1.6).arc(494, 106, 34, 34, -90, -50).write("40", 518, 52, 0.28);
  p.pen("ink", 2.2)
    .curve(560, 190, 566, 172, 584, 170, 594, 156, 618, 158, 628, 174, 636, 178)
    .oval(578, 192, 8)
    .oval(618, 192, 8);
  // a star in six bytes
  p.pen("ink", 2.4);
  for (let i = 0; i < 6; i += 1) p.box(70 + i * 62, 356, 58, 56);
  p.pen("violet", 2)
    .curve(76, 426, 120, 438, 190, 432, 196, 446, 204, 432, 270, 438, 310, 426)
    .pen("ink", 2.2)
    .line(
      343,
      366,
      348,
      378,
      361,
      379,
      351,
      387,
      355,
      400,
      343,
      392,
      331,
      400,
      335,
      387,
      325,
      379,
      338,
      378,
      343,
      366,
    );
  p.fill("yellow", 386, 362, 432, 362, 432, 406, 386, 406);
  p.pen("pencil", 1.8).curve(
    480,
    400,
    470,
    372,
    496,
    360,
    520,
    366,
    536,
    346,
    574,
    356,
    588,
    378,
    580,
    402,
    480,
    400,
  );
  return p.mark(1, 60, 92).mark(2, 320, 286).mark(3, 560, 66).mark(4, 48, 386).mark(5, 610, 372);
}

function mycelium(): PlanPen {
  const p = new PlanPen("mycelium-mail", { width: 720, height: 420, stock: "plain" });
  p.fill(
    "lime",
    0,
    200,
    180,
    190,
    360,
    206,
    540,
    192,
    720,
    202,
    720,
    224,
    540,
    214,
    360,
    230,
    180,
    212,
    0,
    224,
  );
  p.pen("ink", 2.6).curve(0, 198, 180, 188, 360, 206, 540, 190, 720, 202);
  // two stumps
  p.pen("ink", 2.6)
    .line(30, 196, 38, 120)
    .line(112, 192, 106, 120)
    .oval(72, 120, 34, 11)
    .oval(72, 120, 18, 5)
    .box(48, 146, 46, 22)
    .pen("brown", 2);
  for (let i = 0; i < 8; i += 1) p.line(54 + i * 5, 152, 54 + i * 5, 162);
  p.pen("ink", 2.6)
    .line(606, 194, 614, 116)
    .line(690, 198, 682, 116)
    .oval(648, 116, 34, 11)
    .line(628, 156, 668, 154)
    .line(638, 158, 638, 180, 660, 178, 660, 156);
  // trees that have nothing to do with it
  p.pen("ink", 1.8);
  for (const [x, h] of [
    [168, 150],
    [246, 172],
    [332, 140],
    [430, 176],
    [520, 150],
  ] as const)
    p.line(x, 194, x + 4, 194 - h)
      .line(x + 16, 196, x + 13, 198 - h)
      .curve(x - 22, 196 - h, x + 8, 160 - h, x + 40, 198 - h);
  // the fibre, and eleven tins
  p.pen("violet", 2.4).curve(72, 168, 84, 232, 200, 226, 360, 244, 540, 228, 640, 234, 648, 182);
  p.pen("ink", 2);
  for (let i = 0; i < 11; i += 1) p.oval(118 + i * 48, 236 + Math.sin(i / 2) * 5, 13, 8);
  p.measure(72, 276, 648, 276, "300 m");
  // the slug
  p.pen("brown", 2.6)
    .curve(330, 230, 318, 216, 336, 206, 362, 210, 384, 224, 398, 228, 330, 230)
    .line(326, 212, 318, 198)
    .line(334, 208, 332, 194);
  // five bits a letter
  p.pen("ink", 2).write("DEAR", 44, 338, 0.4).pen("red", 2.6).write("DEAR FROG", 430, 338, 0.4);
  p.pen("violet", 3);
  [1, 0, 0, 1, 0, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1, 0, 1, 0].forEach((bit, i) =>
    bit
      ? p.line(40 + i * 17, 392, 40 + i * 17, 362, 53 + i * 17, 362, 53 + i * 17, 392)
      : p.line(40 + i * 17, 392, 53 + i * 17, 392),
  );
  return p.mark(1, 128, 140).mark(2, 480, 252).mark(3, 296, 200).mark(4, 420, 380).mark(5, 586, 150);
}

function quiet(): PlanPen {
  const p = new PlanPen("quiet-hours", { width: 560, height: 600, stock: "squared" });
  const rows = [
    "sky",
    "sky",
    "teal",
    "sky",
    "yellow",
    "sky",
    "orange",
    "pink",
    "sky",
    "sky",
    "teal",
    "sky",
  ] as const;
  rows.forEach((spot, i) =>
    p.fill(spot, 60, 96 + i * 20, 320, 96 + i * 20, 320, 115 + i * 20, 60, 115 + i * 20),
  );
  // stitches
  p.pen("ink", 1.5);
  for (const y of [6, 7])
    for (let i = 0; i < 13; i += 1)
      p.line(60 + i * 20, 96 + y * 20, 70 + i * 20, 112 + y * 20, 80 + i * 20, 96 + y * 20);
  p.pen("ink", 2.4)
    .line(60, 96, 320, 96, 320, 336, 60, 336, 60, 96)
    .pen("ink", 2.6)
    .line(40, 84, 340, 78)
    .oval(36, 84, 6)
    .curve(320, 96, 380, 80, 420, 110, 440, 92);
  p.oval(462, 84, 34)
    .arc(462, 84, 34, 16, 0, 180)
    .arc(462, 84, 14, 34, 90, 270)
    .arc(462, 84, 24, 30, -60, 60);
  // row 311, and what was pulled out
  p.pen("red", 2.4)
    .line(44, 256, 336, 256)
    .write("311", 346, 264, 0.3)
    .pen("pink", 2.2)
    .curve(320, 330, 352, 320, 372, 342, 350, 360, 330, 344, 360, 330, 392, 350, 420, 336, 444, 352);
  p.measure(30, 96, 30, 336, "");
  // the meter on the atlas case
  p.pen("ink", 2.4)
    .box(390, 440, 128, 130)
    .line(390, 470, 518, 470)
    .line(390, 500, 518, 500)
    .oval(454, 486, 4)
    .box(432, 398, 40, 42)
    .oval(452, 414, 9)
    .pen("teal", 1.8)
    .arc(452, 392, 16, 14, 200, 340)
    .arc(452, 392, 30, 24, 200, 340);
  // the scarf where it hangs, to be walked along
  p.pen("ink", 2.6)
    .line(30, 420, 356, 416)
    .pen("ink", 2)
    .line(50, 420, 50, 500, 340, 496, 340, 418)
    .line(110, 420, 110, 500)
    .line(230, 420, 230, 498);
  p.pen("red", 4)
    .line(90, 422, 90, 498)
    .line(150, 422, 150, 498)
    .line(210, 422, 210, 498)
    .line(272, 422, 272, 498);
  p.oval(298, 536, 10, 12).line(298, 549, 300, 576, 292, 594).line(300, 576, 310, 594);
  return p.mark(1, 500, 390).mark(2, 196, 66).mark(3, 436, 260).mark(4, 410, 320).mark(5, 316, 470);
}

function shaders(): PlanPen {
  const p = new PlanPen("shader-weeks", { stock: "graph" });
  p.fill("yellow", 250, 150, 300, 150, 300, 200, 250, 200);
  // a wall, and those who paint it
  p.pen("ink", 2.6).box(50, 50, 350, 250).pen("pencil", 1.4);
  for (let i = 1; i < 7; i += 1) p.line(50 + i * 50, 50, 50 + i * 50, 300);
  for (let i = 1; i < 5; i += 1) p.line(50, 50 + i * 50, 400, 50 + i * 50);
  p.pen("ink", 2.2);
  for (let i = 0; i < 6; i += 1) {
    const x = 76 + i * 56;
    p.oval(x, 336, 10, 12)
      .line(x, 349, x, 384, x - 10, 414)
      .line(x, 384, x + 11, 414)
      .line(x, 358, x + 20, 330)
      .line(x + 18, 334, x + 24, 318);
  }
  // each with its own place, and nothing else
  p.pen("red", 2)
    .write("x, y", 258, 186, 0.26)
    .pen("pencil", 1.5, "4 5")
    .line(90, 330, 130, 330)
    .pen("red", 2.4)
    .line(100, 322, 120, 340)
    .line(120, 322, 100, 340);
  // a distance, as rings
  p.pen("violet", 2)
    .oval(520, 130, 22)
    .oval(520, 130, 44)
    .oval(520, 130, 66)
    .oval(520, 130, 88)
    .pen("ink", 2.2)
    .line(520, 130, 590, 84)
    .oval(520, 130, 3);
  // the sea, upside down
  p.pen("blue", 2.4)
    .curve(448, 290, 480, 276, 512, 292, 544, 276, 576, 292, 610, 278)
    .curve(448, 312, 480, 298, 512, 314, 544, 298, 576, 314, 610, 300)
    .pen("ink", 2.4)
    .oval(530, 366, 26)
    .pen("ink", 1.8)
    .line(530, 398, 530, 416)
    .line(500, 386, 486, 400)
    .line(562, 386, 576, 400);
  p.pen("red", 2.2).arrow(614, 340, 634, 310, 616, 266);
  p.pen("red", 3).write("week 2", 470, 460, 0.34).line(462, 448, 580, 446);
  return p.mark(1, 276, 132).mark(2, 110, 308).mark(3, 600, 60).mark(4, 470, 352).mark(5, 440, 448);
}

export const plans = {
  "pocket-planetarium": planetarium,
  "mycelium-mail": mycelium,
  "quiet-hours": quiet,
  "shader-weeks": shaders,
};
