import { PlanPen } from "../plan-pen.ts";

/** A salt cube: its near face's upper left corner, and its edge. */
function cube(p: PlanPen, x: number, y: number, edge: number): PlanPen {
  const d = edge * 0.36;
  return p
    .line(x, y, x + edge, y, x + edge, y + edge, x, y + edge, x, y)
    .line(x, y, x + d, y - d, x + edge + d, y - d, x + edge, y)
    .line(x + edge + d, y - d, x + edge + d, y + edge - d, x + edge, y + edge);
}

function crystalClear(): PlanPen {
  const p = new PlanPen("crystal-clear", { stock: "squared" });
  p.fill("teal", 42, 180, 186, 180, 178, 332, 50, 332).fill("teal", 240, 180, 384, 180, 376, 332, 248, 332);
  p.fill("yellow", 438, 180, 582, 180, 574, 332, 446, 332);
  // rail and camera
  p.pen("ink", 3).line(16, 62, 620, 58).line(16, 68, 620, 64).pen();
  p.box(262, 70, 62, 40)
    .oval(293, 92, 13)
    .oval(293, 92, 5)
    .oval(274, 70, 5)
    .oval(312, 70, 5)
    .line(300, 112, 300, 122);
  p.pen("ink", 1.6)
    .arrow(340, 92, 400, 92)
    .pen("pencil", 1.4, "4 5")
    .line(284, 112, 250, 176)
    .line(302, 112, 374, 176);
  // three of twelve jars, each with its own stretch of canal
  p.pen();
  for (const x of [40, 238, 436])
    p.line(x, 146, x + 8, 334, x + 142, 334, x + 150, 146)
      .oval(x + 75, 146, 75, 8)
      .curve(x + 4, 180, x + 50, 176, x + 100, 184, x + 146, 178);
  p.pen("brown", 3.4)
    .curve(114, 70, 114, 170, 98, 206, 132, 236, 108, 266, 116, 300)
    .curve(313, 114, 313, 170, 330, 200, 300, 226, 328, 250)
    .line(511, 70, 511, 300);
  p.pen("ink", 2);
  cube(p, 84, 222, 38);
  cube(p, 118, 252, 22);
  cube(p, 296, 226, 34);
  cube(p, 280, 258, 20);
  for (let i = 0; i < 12; i += 1)
    p.line(300 + (i % 4) * 7, 232 + Math.floor(i / 4) * 8, 303 + (i % 4) * 7, 233 + Math.floor(i / 4) * 8);
  cube(p, 494, 244, 36);
  p.measure(484, 308, 530, 308, "4 mm");
  // the lamp
  p.pen("ink", 2.2)
    .line(20, 218, 4, 206, 4, 252, 20, 240)
    .pen("red", 1.5)
    .line(26, 222, 64, 222)
    .line(26, 230, 70, 234)
    .line(26, 238, 64, 246);
  p.pen("ink", 3).line(10, 342, 630, 340).line(10, 350, 630, 348);
  // and in the dark
  p.pen("ink", 2)
    .box(24, 394, 40, 30)
    .pen("pencil", 1.5, "5 5")
    .line(64, 404, 570, 376)
    .line(64, 414, 570, 462);
  p.pen("ink", 2);
  cube(p, 286, 406, 16);
  p.line(292, 364, 294, 398)
    .line(570, 366, 570, 470)
    .pen("violet", 2)
    .line(540, 398, 562, 392, 552, 418, 566, 440, 544, 446, 540, 398, 566, 420);
  p.pen("ink", 1.8).write("7", 352, 132, 0.26).write("2", 130, 132, 0.26).write("9", 530, 132, 0.26);
  return p
    .mark(1, 400, 30)
    .mark(2, 66, 112)
    .mark(3, 404, 240, 380, 244, 344, 246)
    .mark(4, 600, 262)
    .mark(5, 200, 446);
}

function ferry(): PlanPen {
  const p = new PlanPen("ferry-times", { stock: "film" });
  p.fill("sky", 0, 250, 120, 270, 240, 262, 300, 300, 420, 310, 640, 290, 640, 480, 0, 480);
  // the island, its pier, and the old slip
  p.pen("ink", 2.8).curve(
    0,
    250,
    70,
    262,
    120,
    236,
    170,
    244,
    214,
    216,
    250,
    238,
    296,
    226,
    330,
    180,
    400,
    170,
    430,
    200,
    500,
    190,
    560,
    214,
    640,
    196,
  );
  p.pen("ink", 1.5);
  for (const [x, y] of [
    [90, 190],
    [160, 170],
    [380, 120],
    [470, 140],
  ] as const)
    p.line(x, y, x + 26, y)
      .line(x - 2, y, x + 12, y - 18, x + 28, y)
      .line(x, y, x, y + 18, x + 26, y + 18, x + 26, y);
  p.pen("ink", 3).line(262, 236, 262, 404).line(278, 234, 278, 404).line(262, 404, 278, 404).pen("ink", 1.6);
  for (let y = 252; y < 400; y += 20) p.line(262, y, 278, y);
  p.pen("brown", 2.6).line(470, 194, 452, 330).line(496, 192, 486, 330).line(452, 330, 486, 330);
  // low water
  p.pen("blue", 2, "10 6").curve(0, 300, 90, 306, 190, 300, 240, 316, 300, 330, 400, 322, 520, 342, 640, 322);
  // two boats
  p.pen("ink", 2.4)
    .line(296, 388, 372, 384, 358, 404, 308, 406, 296, 388)
    .box(318, 368, 30, 17)
    .line(338, 368, 338, 350)
    .pen("ink", 2, "6 5")
    .line(500, 350, 576, 346, 562, 366, 512, 368, 500, 350);
  p.pen("red", 1.8).arrow(380, 408, 440, 420, 500, 400, 526, 374);
  // where there is signal
  p.pen("violet", 2)
    .arc(270, 418, 16, 14, 20, 160)
    .arc(270, 418, 30, 26, 20, 160)
    .arc(270, 418, 44, 38, 20, 160);
  p.oval(258, 384, 4).oval(268, 386, 4).line(258, 389, 258, 402).line(268, 390, 268, 402);
  // the tide through the week, and the hours it forbids
  p.pen("pencil", 1.5).line(40, 70, 610, 70);
  const tide: number[] = [];
  for (let i = 0; i <= 42; i += 1) tide.push(40 + i * 13.4, 62 - 34 * Math.sin(i / 2.2));
  p.pen("blue", 2.4).curve(...tide);
  p.pen("red", 3);
  for (const x of [104, 286, 470]) p.line(x, 106, x + 46, 106);
  p.pen("ink", 1.8).write("10 till 12", 92, 134, 0.2).write("footnote 9", 512, 134, 0.22);
  return p
    .mark(1, 228, 386)
    .mark(2, 240, 446)
    .mark(3, 520, 262, 496, 272, 484, 280)
    .mark(4, 590, 96)
    .mark(5, 90, 322);
}

function ledger(): PlanPen {
  const p = new PlanPen("ledger-of-rain", { stock: "ledger" });
  p.fill("orange", 216, 70, 344, 70, 292, 150, 268, 150).fill("sky", 262, 246, 298, 246, 298, 332, 262, 332);
  p.pen("ink", 2.8).line(214, 66, 266, 150, 266, 176).line(346, 66, 294, 150, 294, 176).oval(280, 66, 66, 10);
  p.line(250, 176, 250, 348, 310, 348, 310, 176, 250, 176)
    .pen("ink", 2)
    .line(260, 190, 260, 334, 300, 334, 300, 190);
  p.pen("blue", 2.2).curve(262, 246, 272, 243, 286, 248, 298, 245);
  p.pen("ink", 1.5);
  for (let i = 0; i < 12; i += 1) p.line(300, 326 - i * 11, 300 + (i % 5 === 0 ? -14 : -8), 326 - i * 11);
  p.measure(214, 40, 346, 40, "127 mm");
  p.measure(330, 326, 330, 315, "0.2");
  // the roof, the ladder, whoever was first up
  p.pen("ink", 3)
    .line(150, 356, 410, 356, 470, 430)
    .line(150, 356, 96, 430)
    .pen("ink", 2.2)
    .line(428, 470, 386, 330)
    .line(452, 464, 408, 322);
  for (let i = 0; i < 6; i += 1) p.line(424 - i * 7, 454 - i * 23, 446 - i * 7, 448 - i * 23);
  p.oval(446, 282, 15, 17)
    .line(444, 299, 434, 356, 420, 390)
    .line(434, 356, 450, 384)
    .line(440, 316, 404, 330)
    .curve(430, 274, 446, 258, 464, 276);
  // the blackbird
  p.pen("ink", 2.2)
    .curve(330, 54, 322, 34, 344, 22, 356, 34, 378, 40, 398, 32)
    .curve(330, 54, 356, 62, 380, 48, 398, 32)
    .line(340, 30, 328, 34, 340, 37)
    .pen("blue", 1.6)
    .line(316, 52, 308, 40)
    .line(322, 46, 318, 32)
    .line(308, 58, 296, 50);
  // the neighbour's binoculars
  p.pen("ink", 2)
    .box(40, 120, 70, 88)
    .line(75, 120, 75, 208)
    .oval(64, 178, 9)
    .oval(86, 178, 9)
    .line(60, 168, 90, 168)
    .pen("pencil", 1.5, "5 6")
    .line(100, 176, 250, 260);
  // how a line is ruled
  p.pen("blue", 7)
    .line(520, 92, 612, 92)
    .pen("blue", 3.5)
    .line(520, 116, 612, 116)
    .pen("blue", 1)
    .line(520, 140, 612, 140)
    .pen("blue", 11)
    .line(520, 164, 612, 164)
    .pen("blue", 1)
    .line(520, 188, 612, 188);
  p.pen("blue", 9).oval(566, 240, 6, 4).pen("ink", 1.7).write("June", 548, 280, 0.24);
  return p.mark(1, 190, 150).mark(2, 404, 60).mark(3, 140, 110).mark(4, 490, 128).mark(5, 604, 234);
}

function tideTable(): PlanPen {
  const p = new PlanPen("tide-table", { width: 640, height: 440, stock: "plain" });
  p.fill("orange", 60, 196, 572, 150, 572, 168, 62, 214);
  p.pen("ink", 3)
    .line(60, 194, 574, 148, 574, 168, 60, 216, 60, 194)
    .pen("ink", 2.4)
    .line(58, 186, 60, 196)
    .line(576, 140, 574, 150);
  p.pen("pencil", 1.5, "6 6").line(60, 204, 600, 204);
  p.measure(60, 412, 574, 412, "2.4 m");
  p.measure(590, 148, 590, 204, "126");
  p.pen("red", 1.6).arc(60, 204, 300, 300, -5, 0);
  // hinge
  p.pen("ink", 2.4)
    .oval(74, 216, 8)
    .oval(74, 216, 2)
    .line(62, 224, 62, 380)
    .line(88, 222, 88, 380)
    .line(50, 380, 100, 380);
  // lead screws in the legs
  p.line(532, 172, 532, 380).line(566, 170, 566, 380).line(520, 380, 578, 380).pen("ink", 1.6);
  for (let i = 0; i < 16; i += 1) p.line(540, 196 + i * 9, 558, 190 + i * 9);
  p.pen("ink", 2.4).box(536, 336, 26, 34).pen("ink", 1.7).arc(549, 353, 22, 14, 30, 300);
  // dinner
  p.pen("ink", 2.2)
    .arc(150, 178, 30, 20, 0, 180)
    .line(118, 178, 182, 174)
    .pen("blue", 2)
    .line(122, 184, 178, 180);
  p.pen("teal", 2.4);
  for (const [x, y] of [
    [440, 152],
    [404, 156],
    [352, 160],
    [104, 184],
    [92, 185],
    [114, 183],
  ] as const)
    p.oval(x, y, 5);
  p.pen("pencil", 1.4).arrow(396, 142, 350, 140, 300, 148);
  p.pen("ink", 2.2)
    .line(490, 154, 490, 128)
    .curve(476, 106, 480, 130, 500, 130, 504, 106)
    .line(476, 106, 504, 106);
  // the menu underneath, and a napkin
  p.pen("violet", 1.8)
    .line(250, 202, 420, 188)
    .line(262, 210, 380, 200)
    .pen("ink", 2)
    .curve(306, 300, 330, 286, 352, 306, 340, 330, 316, 326, 306, 300)
    .pen("pencil", 1.4, "3 6")
    .line(328, 280, 326, 216);
  // the moon, forty miles away
  p.pen("ink", 2.4).oval(80, 64, 34).arc(94, 58, 30, 32, 100, 250).pen("blue", 2);
  const tide: number[] = [];
  for (let i = 0; i <= 30; i += 1)
    tide.push(150 + i * 14, 74 - 22 * Math.sin(i / 2.4) - 8 * Math.sin(i / 1.1));
  p.curve(...tide);
  return p.mark(1, 112, 250).mark(2, 500, 290).mark(3, 234, 168).mark(4, 380, 314).mark(5, 590, 66);
}

export const plans = {
  "crystal-clear": crystalClear,
  "ferry-times": ferry,
  "ledger-of-rain": ledger,
  "tide-table": tideTable,
};
