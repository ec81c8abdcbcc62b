import { PlanPen } from "../plan-pen.ts";

function setPoint(): PlanPen {
  const p = new PlanPen("set-point", { stock: "squared" });
  const layers = [0, 1, 0, 0, 1, 0, 0, 1, 0, 0] as const;
  layers.forEach((isDark, i) =>
    p.fill(
      isDark ? "violet" : "pink",
      70,
      316 - i * 24,
      250,
      316 - i * 24,
      250,
      294 - i * 24,
      70,
      294 - i * 24,
    ),
  );
  p.pen("ink", 2.6).line(70, 318, 70, 78, 250, 76, 252, 318, 70, 318).pen("ink", 1.4);
  for (let i = 1; i < 10; i += 1) p.line(70, 318 - i * 24, 250, 317 - i * 24);
  for (const y of [208, 128]) for (let i = 0; i < 6; i += 1) p.oval(90 + i * 28, y + (i % 2) * 5, 4);
  p.measure(280, 78, 280, 318, "18 cm");
  p.measure(46, 318, 46, 294, "");
  // the whisk
  p.pen("ink", 2.2)
    .line(206, 20, 178, 62)
    .curve(178, 62, 150, 70, 148, 102, 166, 112, 184, 96, 178, 62)
    .curve(178, 62, 162, 84, 166, 112);
  // the fridge, and its confident door
  p.pen("ink", 2.8)
    .box(410, 40, 160, 270)
    .line(410, 120, 570, 120)
    .line(548, 70, 548, 100)
    .line(548, 150, 548, 220)
    .pen("teal", 2.4)
    .box(434, 62, 56, 34)
    .write("4'", 444, 90, 0.32);
  p.pen("ink", 2)
    .line(420, 210, 530, 210)
    .line(420, 260, 530, 260)
    .curve(446, 210, 442, 188, 452, 176, 462, 188, 458, 210)
    .pen("red", 2.6)
    .line(480, 208, 480, 180)
    .oval(480, 210, 5)
    .curve(480, 180, 500, 150, 530, 150, 590, 170, 604, 210);
  // the serial at nine
  p.pen("pencil", 1.6).line(60, 450, 600, 450).line(60, 350, 60, 456);
  const hump: number[] = [];
  for (let i = 0; i <= 54; i += 1)
    hump.push(60 + i * 10, 442 - Math.max(0, Math.sin((i / 54) * 31.4) - 0.3) * (6 + i * 1.5));
  p.pen("pink", 2.8).curve(...hump);
  return p.mark(1, 518, 176).mark(2, 110, 48).mark(3, 30, 350).mark(4, 262, 120).mark(5, 552, 374);
}

function waffle(): PlanPen {
  const p = new PlanPen("waffle-study", { stock: "plain" });
  p.fill("orange", 30, 300, 610, 300, 610, 400, 30, 400).fill(
    "yellow",
    190,
    190,
    330,
    190,
    336,
    236,
    184,
    236,
  );
  // cut through
  p.pen("ink", 3)
    .line(30, 400, 30, 250, 90, 250, 96, 330, 164, 330, 170, 250, 230, 250)
    .line(
      290,
      250,
      296,
      330,
      364,
      330,
      370,
      250,
      430,
      250,
      436,
      330,
      504,
      330,
      510,
      250,
      610,
      250,
      610,
      400,
      30,
      400,
    );
  p.line(230, 250, 236, 330, 284, 330, 290, 250);
  // butter, minus a corner
  p.pen("ink", 2.6)
    .line(186, 250, 190, 190, 312, 184)
    .curve(312, 184, 336, 192, 348, 224, 352, 250)
    .pen("pencil", 1.6, "5 6")
    .line(312, 184, 344, 182, 350, 240);
  p.pen("red", 1.8).arrow(330, 158, 350, 162, 362, 186);
  // the bulge
  p.fill(
    "pink",
    372,
    252,
    390,
    236,
    412,
    232,
    428,
    240,
    432,
    256,
    436,
    328,
    500,
    328,
    504,
    290,
    470,
    284,
    440,
    268,
  );
  p.pen("brown", 3).curve(372, 250, 390, 232, 412, 228, 430, 236, 438, 252, 440, 280, 470, 286, 504, 290);
  p.measure(452, 250, 452, 228, "2 mm");
  // the callipers
  p.pen("ink", 2.4)
    .line(520, 60, 520, 240)
    .line(536, 60, 536, 240)
    .line(520, 230, 496, 226)
    .line(536, 120, 560, 120, 566, 128)
    .line(520, 60, 590, 60, 590, 76, 536, 76);
  for (let i = 0; i < 9; i += 1) p.pen("ink", 1.4).line(524, 90 + i * 15, 532, 90 + i * 15);
  // steam goes round by the edge
  p.pen("blue", 2, "9 6")
    .arrow(50, 240, 34, 180, 60, 110, 120, 76, 170, 96, 190, 150)
    .arrow(150, 240, 130, 200, 150, 160, 182, 168);
  // where it is darkest
  p.pen("brown", 2);
  for (const [x, y] of [
    [34, 256],
    [80, 256],
    [600, 256],
  ] as const)
    for (let i = 0; i < 4; i += 1) p.line(x + i * 5 - 6, y + 14, x + i * 5 + 4, y);
  p.pen("ink", 2.2)
    .oval(280, 68, 30)
    .line(280, 38, 280, 26)
    .line(270, 26, 290, 26)
    .line(280, 68, 280, 46)
    .line(280, 68, 294, 76);
  return p
    .mark(1, 402, 206)
    .mark(2, 338, 132)
    .mark(3, 80, 66)
    .mark(4, 56, 310)
    .mark(5, 326, 52)
    .mark(6, 612, 96);
}

function repair(): PlanPen {
  const p = new PlanPen("repair-club", { stock: "kraft" });
  p.fill("yellow", 470, 60, 560, 60, 560, 130, 470, 130);
  // the hall from above
  p.pen("ink", 4)
    .line(90, 300, 40, 300, 40, 40, 600, 40, 600, 300, 150, 300)
    .pen("ink", 2)
    .arc(90, 300, 60, 60, -90, 0);
  p.pen("ink", 2.2);
  for (const [x, y] of [
    [120, 80],
    [250, 80],
    [380, 80],
    [190, 190],
    [320, 190],
    [450, 190],
  ] as const)
    p.box(x, y, 76, 40)
      .oval(x + 18, y - 14, 10)
      .oval(x + 54, y - 14, 10)
      .line(x + 54, y - 4, x + 44, y + 14)
      .pen("red", 2)
      .line(x + 44, y + 14, x + 30, y + 6)
      .line(x + 44, y + 14, x + 34, y + 22)
      .pen("ink", 2.2);
  // the urn
  p.oval(514, 92, 30).oval(514, 92, 18).line(544, 92, 560, 92).pen("pencil", 1.6, "4 6").oval(514, 92, 52);
  // the queue
  p.pen("ink", 2);
  for (let i = 0; i < 6; i += 1) p.oval(106 + i * 4 - 30, 330 + i * 22, 8);
  // the muffin tray, in the order in which they came out
  p.pen("ink", 2.6).box(250, 340, 250, 112);
  for (let i = 0; i < 8; i += 1) {
    const [x, y] = [284 + (i % 4) * 60, 368 + Math.floor(i / 4) * 54];
    p.pen("ink", 2).oval(x, y, 21);
    for (let k = 0; k < 4 - (i % 4); k += 1)
      p.pen("violet", 2.2)
        .line(x - 9 + k * 6, y - 6, x - 9 + k * 6, y + 7)
        .line(x - 12 + k * 6, y - 6, x - 6 + k * 6, y - 6);
  }
  p.pen("red", 1.8).arrow(262, 330, 360, 322, 494, 332);
  // four screws left over
  p.pen("ink", 2)
    .write("4", 548, 400, 0.5)
    .line(556, 420, 556, 446)
    .line(572, 420, 572, 446)
    .line(540, 420, 540, 446)
    .line(588, 420, 588, 446);
  return p.mark(1, 44, 420).mark(2, 214, 64).mark(3, 230, 396).mark(4, 576, 366).mark(5, 578, 70);
}

function seeds(): PlanPen {
  const p = new PlanPen("seed-library", { stock: "ruled" });
  p.fillOval("pink", 120, 66, 22, 14)
    .fillOval("pink", 120, 206, 22, 14)
    .fillOval("violet", 470, 230, 40, 26)
    .fillOval("yellow", 560, 230, 40, 26);
  // a line of descent
  const bean = (x: number, y: number) =>
    p.curve(
      x - 22,
      y + 2,
      x - 14,
      y - 13,
      x + 10,
      y - 12,
      x + 22,
      y,
      x + 14,
      y + 13,
      x,
      y + 6,
      x - 14,
      y + 13,
      x - 22,
      y + 2,
    );
  const small = (x: number, y: number) =>
    p.curve(x - 8, y + 2, x - 2, y - 5, x + 6, y - 2, x + 7, y + 5).line(x - 8, y + 2, x, y + 3);
  p.pen("ink", 2.4);
  bean(120, 64);
  p.line(120, 80, 120, 122);
  bean(120, 136);
  p.line(120, 152, 120, 190);
  bean(120, 204);
  p.line(120, 220, 120, 250).line(84, 250, 300, 250).line(84, 250, 84, 270).line(300, 250, 300, 270);
  bean(84, 286);
  bean(300, 286);
  p.pen("ink", 1.9).write("tin", 160, 74, 0.28).write("2019", 160, 214, 0.26);
  // twelve out, twenty-four back
  p.pen("ink", 1.8);
  for (let i = 0; i < 6; i += 1) small(90 + i * 22, 368);
  p.pen("red", 2.2).arrow(226, 366, 262, 350, 296, 366).pen("ink", 1.8);
  for (let i = 0; i < 12; i += 1) small(316 + (i % 6) * 24, 358 + Math.floor(i / 6) * 22);
  // what the bee did
  p.pen("ink", 2.4)
    .oval(470, 228, 42, 27)
    .oval(560, 230, 40, 26)
    .arc(470, 228, 20, 27, -80, 80)
    .curve(470, 200, 466, 184, 476, 176)
    .curve(560, 204, 564, 188, 556, 178);
  p.pen("pencil", 1.6, "4 6")
    .curve(482, 168, 500, 130, 530, 130, 552, 166)
    .pen("ink", 2)
    .oval(516, 112, 14, 8)
    .oval(510, 98, 9, 5);
  p.line(516, 262, 516, 296)
    .oval(516, 326, 44, 28)
    .curve(486, 306, 500, 330, 490, 348)
    .curve(516, 298, 522, 326, 514, 354)
    .write("?", 572, 340, 0.5);
  // scanner, on a string
  p.pen("ink", 2.4)
    .line(330, 60, 400, 50, 406, 76, 366, 84, 372, 130, 350, 134, 340, 86, 334, 84, 330, 60)
    .curve(360, 134, 350, 170, 390, 160, 376, 200, 410, 210)
    .pen("red", 1.6)
    .line(326, 62, 270, 50)
    .line(330, 82, 274, 100);
  p.pen("blue", 2.2)
    .curve(90, 440, 110, 424, 150, 424, 180, 440, 90, 440)
    .line(100, 430, 92, 414)
    .line(108, 428, 106, 412);
  return p.mark(1, 430, 96).mark(2, 60, 136).mark(3, 268, 326).mark(4, 560, 130).mark(5, 212, 436);
}

function zineMachine(): PlanPen {
  const p = new PlanPen("zine-machine", { width: 520, height: 600, stock: "receipt" });
  p.fill("yellow", 180, 70, 330, 70, 330, 140, 180, 140);
  // the printer and its roll
  p.pen("ink", 2.6)
    .box(180, 70, 150, 70)
    .oval(254, 104, 30)
    .oval(254, 104, 8)
    .line(284, 104, 284, 160)
    .line(180, 140, 330, 140);
  // the chute, that swings like a bell
  p.pen("ink", 2.4)
    .line(256, 166, 306, 280)
    .line(306, 160, 352, 266)
    .line(306, 280, 352, 266)
    .oval(284, 160, 6)
    .pen("pencil", 1.6, "6 6")
    .line(262, 166, 208, 280)
    .line(310, 166, 258, 290)
    .line(208, 280, 258, 290);
  p.pen("red", 2).arrow(190, 320, 258, 344, 346, 318).arrow(346, 300, 258, 324, 196, 300);
  // eight pleats, blade, two fingers
  p.pen("violet", 2.6)
    .curve(326, 270, 330, 330, 320, 372)
    .line(340, 380, 200, 388, 340, 396, 200, 404, 340, 412, 200, 420, 340, 428, 200, 436, 340, 444);
  p.pen("ink", 2.6)
    .line(372, 350, 372, 420, 352, 400, 372, 350)
    .pen("ink", 2.2)
    .curve(150, 380, 174, 378, 190, 390, 176, 402, 150, 402)
    .curve(150, 424, 176, 422, 192, 434, 176, 446, 150, 446);
  // the drawer, and the knob
  p.pen("ink", 2.6)
    .line(140, 480, 140, 540, 400, 540, 400, 480)
    .line(250, 540, 250, 560, 290, 560, 290, 540)
    .pen("violet", 2.2)
    .box(200, 490, 140, 34);
  p.measure(330, 50, 180, 50, "80 mm");
  // the coat button
  p.pen("brown", 2.6)
    .oval(78, 196, 30)
    .oval(78, 196, 20)
    .oval(72, 190, 3)
    .oval(84, 190, 3)
    .oval(72, 202, 3)
    .oval(84, 202, 3)
    .pen("ink", 2.4)
    .box(52, 100, 50, 60)
    .line(76, 112, 78, 146);
  p.pen("pencil", 1.8, "3 7").line(200, 390, 340, 390).line(200, 406, 340, 406).line(200, 422, 340, 422);
  return p.mark(1, 396, 108).mark(2, 386, 238).mark(3, 430, 384).mark(4, 436, 510).mark(5, 116, 244);
}

export const plans = {
  "set-point": setPoint,
  "waffle-study": waffle,
  "repair-club": repair,
  "seed-library": seeds,
  "zine-machine": zineMachine,
};
