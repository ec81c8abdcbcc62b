import { PlanPen } from "../plan-pen.ts";

function lanterns(): PlanPen {
  const p = new PlanPen("lantern-parade", { width: 720, height: 440, stock: "night" });
  const lamp = (
    x: number,
    y: number,
    spot: "yellow" | "pink" | "orange" | "teal" | "violet" | "lime" | "sky",
  ) =>
    p
      .fillOval(spot, x, y, 13, 16)
      .oval(x, y, 13, 16)
      .line(x, y + 16, x - 1, y + 38);
  // the hill, house by house
  p.pen("ink", 3).curve(10, 100, 90, 110, 170, 150, 260, 200, 360, 252, 470, 310, 590, 352, 712, 366);
  p.pen("ink", 1.8);
  for (const [x, y, h] of [
    [30, 100, 60],
    [76, 106, 48],
    [274, 208, 70],
    [600, 354, 92],
  ] as const)
    p.line(x, y, x, y - h, x + 20, y - h - 22, x + 42, y - h, x + 42, y + 4);
  p.write("bun", 274, 106, 0.24).write("post", 600, 228, 0.24);
  p.pen("ink", 2);
  lamp(120, 84, "lime");
  lamp(156, 96, "violet");
  lamp(230, 140, "teal");
  lamp(340, 200, "yellow");
  lamp(380, 222, "yellow");
  lamp(420, 244, "pink");
  lamp(470, 272, "orange");
  lamp(550, 302, "orange");
  lamp(690, 326, "sky");
  // how far one hears
  p.pen("violet", 1.5, "5 6").oval(380, 222, 58).oval(420, 244, 58);
  // the van that cannot be heard round the corner
  p.pen("pencil", 2)
    .box(508, 72, 84, 44)
    .oval(528, 118, 9)
    .oval(574, 118, 9)
    .line(592, 86, 610, 98, 610, 116)
    .line(544, 72, 544, 40)
    .arc(544, 40, 14, 12, 200, 340)
    .arc(544, 40, 26, 22, 200, 340);
  p.pen("red", 3).line(496, 54, 620, 128).line(616, 50, 498, 132);
  // averaging a circle
  p.pen("ink", 2.2)
    .oval(110, 330, 58)
    .pen("pink", 3)
    .arrow(110, 330, 158, 306)
    .pen("violet", 3)
    .arrow(110, 330, 66, 302)
    .pen("red", 3)
    .arrow(110, 330, 112, 280);
  // one lantern, cut open
  p.pen("ink", 2.2)
    .line(262, 300, 256, 402)
    .line(330, 300, 336, 402)
    .line(296, 296, 296, 402)
    .oval(296, 298, 38, 8)
    .oval(296, 402, 42, 8)
    .box(278, 362, 34, 20)
    .pen("blue", 2)
    .line(282, 408, 280, 426)
    .line(308, 408, 310, 426);
  p.measure(360, 300, 360, 402, "1 ft");
  return p.mark(1, 400, 180).mark(2, 640, 92).mark(3, 186, 352).mark(4, 246, 424).mark(5, 690, 290);
}

function commutes(): PlanPen {
  const p = new PlanPen("forty-commutes", { stock: "dotted" });
  p.fill(
    "sky",
    0,
    210,
    160,
    230,
    320,
    208,
    480,
    226,
    640,
    206,
    640,
    268,
    480,
    288,
    320,
    268,
    160,
    290,
    0,
    270,
  );
  p.pen("blue", 2)
    .curve(0, 210, 160, 230, 320, 208, 480, 226, 640, 206)
    .curve(0, 270, 160, 290, 320, 268, 480, 288, 640, 268);
  // two bridges
  p.pen("ink", 2.6)
    .line(150, 218, 150, 294)
    .line(176, 218, 176, 294)
    .line(470, 212, 470, 292)
    .line(498, 212, 498, 292);
  // rides
  p.pen("pink", 2.2);
  for (let i = 0; i < 6; i += 1) {
    const s = i * 3;
    p.curve(
      72,
      430,
      96 + s,
      380 - s,
      150,
      330 + s,
      160 + i * 2,
      292,
      162 + i * 2,
      216,
      200 + s,
      160 - s,
      330,
      110 + s,
      560,
      64,
    );
  }
  for (let i = 0; i < 4; i += 1) {
    const s = i * 4;
    p.curve(72, 430, 180, 400 - s, 380, 380 + s, 476 + i * 5, 296, 478 + i * 5, 210, 500 + s, 130, 560, 64);
  }
  p.pen("pink", 7).line(72, 430, 92, 396);
  // minds changed on the near bank
  for (const [x, y] of [
    [210, 330],
    [266, 346],
    [318, 336],
  ] as const)
    p.pen("pink", 2).curve(x, y, x + 26, y - 18, x + 22, y - 40, x - 4, y - 38, x - 6, y - 12, x + 20, y + 6);
  p.pen("pink", 2).box(330, 128, 24, 24).curve(498, 130, 560, 150, 606, 188);
  p.pen("blue", 3).curve(520, 92, 544, 76, 560, 64);
  // door, studio, dentist, heron
  p.pen("ink", 2.4)
    .line(52, 452, 52, 430, 72, 412, 92, 430, 92, 452, 52, 452)
    .arc(574, 50, 28, 22, 180, 360)
    .line(546, 50, 602, 50)
    .line(566, 50, 566, 74, 582, 74, 582, 50);
  p.pen("ink", 2).curve(
    596,
    186,
    596,
    200,
    602,
    214,
    606,
    200,
    610,
    214,
    616,
    200,
    616,
    186,
    606,
    190,
    596,
    186,
  );
  p.curve(420, 262, 420, 240, 432, 232, 436, 216, 428, 206, 416, 210)
    .line(424, 262, 424, 280)
    .line(430, 250, 432, 280);
  p.pen("ink", 3).write("23", 100, 264, 0.46).write("17", 518, 262, 0.46);
  return p.mark(1, 132, 430).mark(2, 262, 300).mark(3, 366, 108).mark(4, 512, 58).mark(5, 626, 164);
}

function letters(): PlanPen {
  const p = new PlanPen("hand-me-down-type", { stock: "film" });
  p.fill("pink", 30, 128, 150, 128, 150, 176, 30, 176).fill("yellow", 340, 128, 470, 128, 470, 176, 340, 176);
  p.pen("ink", 2.6).line(10, 330, 630, 330);
  for (const [x, w, h] of [
    [30, 120, 212],
    [164, 84, 240],
    [262, 66, 196],
    [340, 130, 226],
    [484, 130, 206],
  ] as const)
    p.line(x, 330, x, 330 - h, x + w, 330 - h, x + w, 330);
  p.pen("ink", 1.8)
    .box(30, 128, 120, 48)
    .box(164, 116, 84, 40)
    .box(262, 160, 66, 34)
    .box(340, 128, 130, 48)
    .box(484, 146, 130, 40);
  // whitewash
  p.pen("pencil", 1.5);
  for (const [x, w] of [
    [40, 70],
    [352, 80],
    [496, 70],
  ] as const)
    for (let i = 0; i < 4; i += 1)
      p.curve(x, 212 + i * 26, x + w / 3, 200 + i * 26, x + w / 2, 218 + i * 26, x + w, 204 + i * 26);
  p.pen("ink", 2).box(122, 214, 22, 114).box(440, 214, 22, 114).box(276, 214, 30, 114);
  p.pen("ink", 5)
    .write("F", 70, 170, 0.5)
    .write("O", 192, 150, 0.4)
    .write("&", 282, 188, 0.34)
    .write("R", 392, 170, 0.5)
    .write("Q", 534, 180, 0.42);
  // the ladder, and the film on the letter
  p.pen("ink", 2.4).line(196, 330, 220, 118).line(226, 330, 242, 118);
  for (let i = 0; i < 8; i += 1) p.line(199 + i * 3, 308 - i * 24, 228 + i * 2, 308 - i * 24);
  p.pen("violet", 1.8).line(180, 106, 236, 108, 234, 164, 178, 162, 180, 106);
  // the slider
  p.pen("ink", 2.4).line(70, 424, 570, 422).line(70, 412, 70, 436).line(570, 410, 570, 434);
  p.pen("red", 3)
    .box(300, 408, 22, 30)
    .pen("ink", 2)
    .write("1911", 42, 468, 0.26)
    .write("2004", 540, 468, 0.26);
  p.pen("ink", 3)
    .write("R", 72, 396, 0.44)
    .pen("ink", 7)
    .write("R", 310, 396, 0.44)
    .pen("ink", 11)
    .write("R", 540, 396, 0.44);
  // the lorry
  p.pen("pencil", 1.6).arrow(20, 210, 40, 190, 60, 172);
  return p.mark(1, 252, 100).mark(2, 90, 112).mark(3, 460, 370).mark(4, 26, 228).mark(5, 616, 128);
}

function plantsPost(): PlanPen {
  const p = new PlanPen("post-office-for-plants", { width: 560, height: 600, stock: "envelope" });
  p.fill("lime", 86, 470, 470, 470, 470, 580, 86, 580);
  p.pen("ink", 3).line(84, 580, 84, 120, 280, 40, 474, 120, 474, 580, 84, 580);
  p.pen("ink", 2.2).line(84, 470, 474, 470).line(84, 358, 474, 356).line(84, 242, 474, 244);
  // the staircase
  p.pen("ink", 1.8);
  for (let f = 0; f < 3; f += 1)
    for (let i = 0; i < 7; i += 1) {
      const [x, y] = [330 + i * 18, 580 - f * 112 - i * 16];
      p.line(x, y, x, y - 16, x + 18, y - 16);
    }
  const pot = (x: number, y: number) =>
    p.line(x - 14, y - 24, x + 14, y - 24, x + 9, y, x - 9, y, x - 14, y - 24);
  p.pen("ink", 2.2);
  pot(160, 470)
    .curve(160, 446, 138, 420, 126, 430)
    .curve(160, 446, 160, 408, 150, 400)
    .curve(160, 446, 180, 416, 194, 428);
  pot(160, 357)
    .line(160, 333, 160, 292)
    .curve(160, 312, 140, 306, 140, 294)
    .curve(160, 304, 178, 300, 180, 286);
  pot(160, 243)
    .curve(160, 219, 152, 206, 154, 188, 164, 186, 168, 204, 160, 219)
    .line(150, 200, 144, 196)
    .line(170, 200, 176, 194);
  pot(250, 243).curve(250, 219, 240, 214, 226, 224, 222, 240).line(250, 219, 252, 214);
  // what the soil says
  p.pen("red", 2);
  for (const y of [446, 333, 219]) p.line(168, y - 8, 168, y + 14);
  p.pen("violet", 1.8)
    .arc(176, 444, 20, 20, -50, 40)
    .arc(176, 444, 36, 36, -50, 40)
    .arc(176, 331, 20, 20, -10, 80)
    .arc(176, 331, 36, 36, -10, 80)
    .arc(176, 217, 20, 20, 10, 90)
    .arc(176, 217, 36, 36, 10, 90);
  // the post office
  p.pen("ink", 2.4)
    .box(210, 500, 74, 78)
    .pen("brown", 3)
    .line(226, 524, 268, 524)
    .pen("ink", 1.8)
    .line(232, 526, 232, 548, 262, 548, 262, 526)
    .line(240, 496, 240, 476)
    .line(104, 500, 104, 578)
    .box(110, 504, 30, 22)
    .box(110, 532, 30, 22)
    .box(146, 504, 30, 22)
    .box(146, 532, 30, 22);
  // carried up by whoever comes in
  p.oval(310, 520, 11, 13)
    .line(310, 534, 312, 560, 302, 580)
    .line(312, 560, 324, 578)
    .line(310, 542, 330, 532)
    .box(330, 522, 18, 12)
    .pen("pencil", 1.6)
    .arrow(350, 516, 392, 480, 420, 440, 350, 420, 220, 430);
  return p.mark(1, 128, 390).mark(2, 220, 398).mark(3, 246, 486).mark(4, 380, 420).mark(5, 278, 202);
}

function allotment(): PlanPen {
  const p = new PlanPen("allotment-press", { width: 480, height: 600, stock: "packet" });
  p.pen("ink", 2).write("4 books. Prices.", 60, 102, 0.34).write("A cheque", 60, 142, 0.34);
  p.pen("red", 2.6).curve(58, 152, 110, 146, 160, 154, 196, 148);
  // the shed
  p.fill("pink", 60, 300, 150, 236, 244, 300, 244, 410, 60, 410);
  p.pen("ink", 2.6).line(48, 304, 150, 232, 256, 304).line(62, 300, 62, 412, 244, 412, 244, 300);
  // the press inside
  p.pen("ink", 2)
    .box(88, 352, 120, 14)
    .oval(146, 338, 34, 13)
    .line(98, 366, 98, 410)
    .line(196, 366, 196, 410)
    .line(180, 334, 210, 318);
  // the fence, and a book going over it
  for (let i = 0; i < 6; i += 1)
    p.line(284 + i * 29, 412, 284 + i * 29, 344, 294 + i * 29, 334, 304 + i * 29, 344, 304 + i * 29, 412);
  p.line(274, 366, 452, 366)
    .line(274, 392, 452, 392)
    .box(350, 276, 32, 24)
    .line(366, 276, 366, 300)
    .pen("pencil", 1.6)
    .arrow(296, 318, 326, 286, 372, 260, 420, 290, 430, 320);
  // the tin
  p.pen("ink", 2.4)
    .oval(112, 466, 48, 12)
    .line(64, 466, 64, 520)
    .line(160, 466, 160, 520)
    .arc(112, 520, 48, 12, 0, 180)
    .box(90, 440, 12, 26)
    .box(106, 436, 12, 30);
  // stock, in potatoes
  p.fillOval("yellow", 232, 500, 24, 17)
    .fillOval("yellow", 292, 500, 24, 17)
    .fillOval("yellow", 352, 500, 24, 17);
  p.pen("ink", 2.2)
    .oval(232, 500, 24, 17)
    .oval(292, 502, 24, 17)
    .oval(352, 500, 24, 17)
    .pen("ink", 2, "5 5")
    .oval(412, 502, 24, 17)
    .pen("teal", 2.4)
    .curve(412, 486, 408, 470, 416, 458);
  // beans
  p.pen("teal", 2);
  for (const x of [310, 364, 418])
    p.line(x - 10, 232, x, 168, x + 10, 232).curve(x - 6, 226, x + 8, 212, x - 4, 200, x + 6, 186, x, 176);
  p.pen("ink", 2).line(278, 236, 456, 234);
  p.pen("red", 1.8, "8 6").line(40, 566, 440, 566);
  return p
    .mark(1, 220, 132)
    .mark(2, 78, 330)
    .mark(3, 396, 242)
    .mark(4, 176, 456)
    .mark(5, 440, 460)
    .mark(6, 420, 546);
}

export const plans = {
  "lantern-parade": lanterns,
  "forty-commutes": commutes,
  "hand-me-down-type": letters,
  "post-office-for-plants": plantsPost,
  "allotment-press": allotment,
};
