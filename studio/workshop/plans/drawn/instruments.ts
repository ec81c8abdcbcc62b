import { PlanPen } from "../plan-pen.ts";

/** A pudding seen from the side, its foot at y. */
function pudding(p: PlanPen, x: number, y: number, half: number, height: number): PlanPen {
  return p.curve(
    x - half,
    y,
    x - half * 0.92,
    y - height * 0.45,
    x - half * 0.62,
    y - height * 0.92,
    x,
    y - height,
    x + half * 0.62,
    y - height * 0.92,
    x + half * 0.92,
    y - height * 0.45,
    x + half,
    y,
  );
}

function joyOMeter(): PlanPen {
  const p = new PlanPen("gentleman-brawlers-joy-o-meter", { stock: "graph" });
  p.fill("yellow", 40, 190, 60, 128, 104, 96, 158, 96, 206, 130, 224, 190).fill(
    "pink",
    190,
    384,
    440,
    384,
    440,
    398,
    190,
    398,
  );
  // the dial, which looks at the band
  p.arc(132, 190, 92, 94, 180, 360).line(36, 190, 228, 190).arc(132, 190, 74, 76, 180, 360);
  for (const a of [200, 240, 280, 320, 345]) {
    const [c, s] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)];
    p.line(132 + 74 * c, 190 + 76 * s, 132 + 92 * c, 190 + 94 * s);
  }
  p.pen("red", 5)
    .line(132, 188, 190, 130)
    .pen()
    .oval(132, 188, 7)
    .line(132, 200, 130, 398)
    .line(120, 398, 144, 398);
  // the floor and who is on it
  p.pen("ink", 3).line(20, 400, 466, 400).pen().box(190, 384, 250, 13);
  for (let i = 0; i < 8; i += 1) p.oval(208 + i * 31, 408, 9, 4);
  for (const [x, h] of [
    [222, 88],
    [270, 100],
    [322, 82],
    [378, 96],
  ] as const)
    p.oval(x, 384 - h, 10, 12)
      .line(x, 396 - h, x + 2, 346)
      .line(x + 2, 346, x - 10, 384)
      .line(x + 2, 346, x + 14, 384)
      .line(x - 18, 372 - h, x, 404 - h, x + 20, 368 - h);
  // the stage
  p.pen("ink", 3)
    .line(466, 400, 466, 330, 624, 330)
    .pen()
    .box(480, 252, 54, 76)
    .oval(507, 290, 20)
    .oval(507, 290, 7);
  p.pen("red", 3).oval(507, 256, 10, 4).pen();
  p.oval(580, 226, 14, 16)
    .arc(580, 212, 17, 16, 180, 360)
    .line(558, 212, 602, 212)
    .line(580, 242, 582, 296, 566, 330)
    .line(582, 296, 600, 330)
    .oval(556, 276, 20, 16)
    .curve(572, 226, 566, 230, 560, 226);
  // what goes where
  p.pen("violet", 2.2)
    .curve(320, 414, 312, 448, 200, 456, 116, 446, 108, 402, 122, 210)
    .curve(507, 256, 470, 300, 462, 440, 330, 448);
  p.pen("pencil", 1.5, "6 6").line(560, 222, 236, 166);
  p.pen("red", 1.6, "3 6")
    .curve(196, 124, 300, 52, 420, 60, 492, 116)
    .pen("ink", 2.2)
    .arc(500, 132, 16, 16, 180, 360)
    .line(476, 132, 526, 132);
  p.pen("red", 2).write("- bass", 486, 430, 0.3);
  p.measure(150, 224, 226, 224, "2 m");
  return p.mark(1, 176, 430).mark(2, 548, 248).mark(3, 60, 108).mark(4, 396, 190).mark(5, 470, 92);
}

function djello(): PlanPen {
  const p = new PlanPen("djello", { stock: "dotted" });
  p.fill("pink", 70, 250, 84, 140, 110, 62, 176, 44, 244, 62, 276, 140, 290, 250);
  pudding(p.pen("ink", 2.8), 176, 250, 112, 208).line(30, 252, 330, 252);
  // thirty-four points, and the rings that they are
  for (let i = 0; i < 9; i += 1) {
    const t = i / 8;
    const half = 110 * Math.sqrt(1 - (0.97 * (1 - t)) ** 2) * 0.55 + 50 * Math.min(1, t * 1.5);
    const y = 50 + t * 196;
    p.pen("violet", 1.3).oval(176, y, half, 3 + 10 * t);
    p.pen("red", 4)
      .line(176 - half, y, 176 - half + 1, y)
      .line(176 + half, y, 176 + half + 1, y);
  }
  // the spoon
  p.pen("ink", 2.6)
    .oval(306, 70, 26, 18)
    .curve(330, 62, 372, 44, 402, 22)
    .pen("ink", 1.6)
    .arrow(298, 36, 262, 26, 230, 38);
  // the second plate hears of it
  pudding(p.pen("ink", 2.4), 486, 250, 66, 104).line(396, 252, 590, 252).pen("ink", 1.6, "5 6");
  pudding(p, 496, 250, 68, 116);
  p.pen("teal", 2.2).curve(330, 264, 344, 258, 356, 270, 368, 258, 380, 270, 394, 262);
  // five swings a second, a third less each time
  p.pen("pencil", 1.6).line(60, 396, 590, 396).line(60, 316, 60, 470);
  const wave: number[] = [];
  for (let t = 0; t <= 40; t += 1)
    wave.push(62 + t * 13, 396 - 74 * Math.exp(-t / 13) * Math.cos((t * Math.PI) / 4));
  p.pen("pink", 3).curve(...wave);
  p.pen("ink", 2).write("240 / s", 470, 330, 0.28);
  p.measure(62, 474, 166, 474, "0.2 s");
  return p.mark(1, 60, 96, 74, 120, 92, 130).mark(2, 410, 66).mark(3, 362, 294).mark(4, 232, 340);
}

function busStop(): PlanPen {
  const p = new PlanPen("bus-stop-orchestra", { stock: "plain" });
  p.fill("sky", 62, 110, 400, 110, 400, 126, 62, 126).fill("yellow", 486, 214, 624, 214, 624, 298, 486, 298);
  p.pen("ink", 3)
    .line(50, 108, 412, 104)
    .line(50, 126, 412, 122)
    .line(70, 126, 72, 300)
    .line(392, 124, 392, 300)
    .line(20, 302, 640, 302);
  // what hangs under the roof
  p.pen("ink", 2.2);
  for (let i = 0; i < 8; i += 1)
    p.line(96 + i * 11, 128, 96 + i * 11, 172 - i * 4, 101 + i * 11, 172 - i * 4, 101 + i * 11, 128);
  p.box(206, 128, 26, 16)
    .box(238, 128, 26, 16)
    .pen("ink", 2)
    .oval(252, 172, 9, 14)
    .curve(250, 158, 246, 150, 250, 144);
  p.curve(280, 132, 286, 178, 318, 190, 344, 168, 352, 132)
    .line(288, 132, 350, 132)
    .curve(352, 150, 374, 160, 372, 210, 340, 236, 300, 240)
    .oval(286, 244, 20, 14);
  p.line(366, 126, 364, 146).curve(352, 190, 354, 154, 376, 154, 380, 190, 352, 190);
  // one who no longer looks up
  p.oval(166, 212, 13, 15)
    .line(166, 228, 168, 266, 190, 268, 192, 300)
    .line(166, 236, 194, 244)
    .box(188, 226, 34, 30)
    .line(140, 268, 204, 268);
  // radar
  p.pen("red", 2.4)
    .box(330, 82, 30, 22)
    .arc(360, 92, 26, 26, -40, 40)
    .arc(360, 92, 42, 42, -34, 34)
    .arc(360, 92, 58, 58, -30, 30);
  // the bus
  p.pen("ink", 2.6)
    .box(486, 214, 138, 80)
    .oval(514, 298, 15)
    .oval(596, 298, 15)
    .line(486, 252, 624, 252)
    .line(532, 216, 532, 250)
    .line(578, 216, 578, 250)
    .write("27", 496, 246, 0.3);
  // the tune, as the bus buys it
  p.pen("pencil", 1.5);
  for (let i = 0; i < 5; i += 1) p.line(40, 360 + i * 14, 610, 360 + i * 14);
  p.pen("violet", 2.4);
  const tune = [3, 5, 2, 4, 1, 3, 0, 2, 4, 1, 3, 2];
  tune.forEach((step, i) => {
    const shown = i < 4 ? i % 4 === 0 : i < 8 ? i % 2 === 0 : true;
    const [x, y] = [70 + i * 46, 416 - step * 9];
    if (shown) p.oval(x, y, 7, 5).line(x + 7, y, x + 7, y - 30);
    if (i >= 10) p.oval(x, y - 28, 7, 5);
  });
  p.pen("ink", 1.8).write("2 miles", 50, 456, 0.23).write("1", 252, 456, 0.23).write("doors", 530, 456, 0.23);
  return p.mark(1, 138, 192).mark(2, 260, 214).mark(3, 420, 60).mark(4, 452, 250).mark(5, 596, 352);
}

function theremin(): PlanPen {
  const p = new PlanPen("jello-theremin", { stock: "kraft" });
  p.fill("pink", 96, 260, 118, 150, 150, 110, 200, 96, 250, 110, 282, 150, 304, 260);
  pudding(p.pen("ink", 2.8), 200, 260, 106, 164);
  for (const x of [150, 184, 218, 252])
    p.pen("ink", 1.5).curve(x, 124, x - 4 + (x - 200) * 0.25, 190, x + (x - 200) * 0.4, 256);
  p.pen("brown", 4).oval(200, 236, 66, 12).pen("ink", 2.4).oval(200, 266, 140, 12);
  p.pen("pencil", 1.6, "5 5");
  pudding(p, 212, 262, 108, 168);
  // the hand
  p.pen("ink", 2.4)
    .curve(604, 128, 540, 132, 500, 146, 446, 140, 410, 146, 414, 156, 460, 160)
    .curve(446, 140, 398, 130, 396, 142, 418, 148)
    .curve(460, 160, 420, 168, 422, 178, 466, 176)
    .curve(466, 176, 434, 184, 440, 194, 480, 188, 540, 186, 604, 190);
  p.measure(308, 214, 410, 214, "20 cm");
  // the circuit, as a wire from the ring
  p.pen("brown", 2.4).line(140, 244, 60, 300, 60, 392, 120, 392);
  p.line(120, 392, 126, 380, 138, 404, 150, 380, 162, 404, 174, 380, 186, 404, 192, 392, 258, 392);
  p.pen("ink", 2.6).box(258, 346, 128, 92);
  for (let i = 0; i < 7; i += 1)
    p.line(270 + i * 16, 346, 270 + i * 16, 336).line(270 + i * 16, 438, 270 + i * 16, 448);
  p.write("nano", 282, 400, 0.3).pen("brown", 2.4).line(386, 392, 464, 392);
  p.pen("ink", 2.6)
    .line(464, 372, 464, 412, 484, 412, 520, 444, 520, 340, 484, 372, 464, 372)
    .arc(520, 392, 36, 36, -36, 36)
    .arc(520, 392, 58, 58, -36, 36);
  p.pen("ink", 2).write("1 M", 132, 436, 0.26);
  // the wasp
  p.oval(360, 62, 17, 9)
    .line(354, 54, 352, 70)
    .line(364, 54, 363, 71)
    .oval(352, 46, 12, 6)
    .oval(368, 46, 12, 6)
    .pen("pencil", 1.5, "3 6")
    .curve(376, 62, 430, 40, 470, 84, 520, 50);
  return p
    .mark(1, 84, 218, 110, 226, 134, 234)
    .mark(2, 330, 296)
    .mark(3, 200, 356)
    .mark(4, 296, 82)
    .mark(5, 402, 60);
}

export const plans = {
  "gentleman-brawlers-joy-o-meter": joyOMeter,
  djello,
  "bus-stop-orchestra": busStop,
  "jello-theremin": theremin,
};
