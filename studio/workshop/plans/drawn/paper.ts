import { PlanPen } from "../plan-pen.ts";

function woodles(): PlanPen {
  const p = new PlanPen("riso-woodles", { width: 720, height: 420, stock: "ruled" });
  p.fill("pink", 548, 120, 600, 96, 690, 130, 698, 226, 560, 240);
  const ears = (x: number) =>
    p
      .curve(x, 150, x - 16, 96, x + 4, 74, x + 16, 106, x + 16, 146)
      .curve(x + 26, 146, x + 34, 92, x + 54, 86, x + 54, 120, x + 42, 152);
  const head = (x: number) => p.curve(x, 150, x - 14, 176, x + 4, 202, x + 34, 200, x + 50, 178, x + 42, 152);
  const back = (x: number) =>
    p.curve(
      x + 44,
      164,
      x + 70,
      150,
      x + 104,
      160,
      x + 112,
      196,
      x + 104,
      226,
      x + 40,
      228,
      x + 10,
      222,
      x + 6,
      202,
    );
  const legs = (x: number) =>
    [20, 42, 66, 90].forEach((at) => p.line(x + at, 226, x + at - 3, 256, x + at + 6, 258));
  p.pen("ink", 2.8);
  ears(90);
  p.pen("pencil", 2);
  ears(212);
  p.pen("ink", 2.8);
  head(212);
  p.pen("pencil", 2);
  ears(350);
  head(350);
  p.pen("ink", 2.8);
  back(350);
  ears(556);
  head(556);
  back(556);
  legs(556);
  p.oval(572, 172, 3)
    .oval(588, 172, 3)
    .curve(574, 186, 580, 190, 588, 186)
    .curve(668, 178, 690, 160, 700, 172, 688, 184);
  // the potato period
  p.pen("ink", 2.2)
    .oval(130, 346, 44, 30)
    .oval(116, 340, 3)
    .oval(138, 338, 3)
    .line(104, 372, 102, 386)
    .line(122, 376, 121, 390)
    .pen("red", 3)
    .line(80, 312, 186, 384)
    .line(184, 314, 82, 386);
  // a stream for each part
  p.pen("blue", 2)
    .curve(300, 308, 400, 300, 470, 316, 600, 306)
    .curve(300, 334, 400, 328, 470, 342, 600, 332)
    .curve(300, 360, 400, 354, 470, 368, 600, 358);
  p.pen("ink", 1.9).write("ears", 622, 314, 0.24).write("back", 622, 340, 0.24).write("legs", 622, 366, 0.24);
  p.pen("red", 2)
    .arrow(158, 220, 184, 226, 206, 220)
    .arrow(276, 250, 300, 258, 336, 250)
    .arrow(470, 250, 500, 258, 536, 250);
  return p
    .mark(1, 96, 198)
    .mark(2, 234, 228)
    .mark(3, 446, 132)
    .mark(4, 700, 250)
    .mark(5, 62, 350)
    .mark(6, 276, 346);
}

function collage(): PlanPen {
  const p = new PlanPen("collagescape", { stock: "plain" });
  p.fill("sky", 40, 80, 200, 50, 400, 84, 600, 56, 600, 150, 40, 150)
    .fill("lime", 40, 150, 160, 120, 300, 148, 460, 118, 600, 146, 600, 220, 40, 220)
    .fill("orange", 40, 220, 180, 186, 330, 216, 500, 190, 600, 210, 600, 280, 40, 280);
  p.pen("ink", 2.4)
    .curve(40, 80, 200, 50, 400, 84, 600, 56)
    .curve(40, 150, 160, 120, 300, 148, 460, 118, 600, 146)
    .curve(40, 220, 180, 186, 330, 216, 500, 190, 600, 210)
    .line(40, 70, 40, 282, 600, 282, 602, 54);
  // a bus ticket as a barn, a hole as a moon
  p.pen("red", 2.2)
    .line(430, 190, 430, 156, 470, 152, 474, 188)
    .line(440, 166, 464, 164)
    .line(440, 174, 462, 172)
    .pen("ink", 2.2)
    .oval(530, 46, 20);
  // one tear, in three waves
  p.pen("pencil", 2).line(40, 330, 290, 330);
  const slow: number[] = [];
  const quick: number[] = [];
  const torn: number[] = [];
  for (let i = 0; i <= 25; i += 1) slow.push(40 + i * 10, 366 - 16 * Math.sin(i / 4));
  for (let i = 0; i <= 25; i += 1) quick.push(40 + i * 10, 404 - 6 * Math.sin(i * 1.3));
  for (let i = 0; i <= 27; i += 1)
    torn.push(
      40 + i * 9.4,
      446 - 14 * Math.sin(i / 4) - 4 * Math.sin(i * 1.3) - (i > 14 ? 9 : 0) + (i % 2) * 2,
    );
  p.pen("blue", 2.2)
    .curve(...slow)
    .pen("violet", 2)
    .curve(...quick)
    .pen("ink", 2.6)
    .line(...torn);
  // towards you, and away
  p.pen("ink", 2.4)
    .line(350, 340, 350, 450, 470, 450)
    .curve(350, 340, 380, 352, 410, 340, 440, 352, 470, 344)
    .line(470, 344, 470, 450)
    .pen("pencil", 2)
    .curve(350, 354, 380, 366, 410, 354, 440, 366, 470, 358);
  p.pen("ink", 2.4)
    .curve(512, 346, 540, 338, 568, 348, 600, 340)
    .line(512, 346, 512, 450, 600, 450, 600, 340);
  p.pen("red", 2.2).arrow(410, 330, 414, 316, 410, 300).arrow(556, 300, 560, 316, 556, 332);
  p.measure(166, 470, 166, 456, "");
  return p.mark(1, 62, 112).mark(2, 410, 146).mark(3, 318, 392).mark(4, 200, 474).mark(5, 486, 312);
}

function smallTalk(): PlanPen {
  const p = new PlanPen("small-talk-dictionary", { width: 720, height: 400, stock: "dotted" });
  p.fill("sky", 630, 60, 706, 60, 706, 282, 630, 282).fill("pink", 28, 190, 104, 190, 104, 280, 28, 280);
  // from the chair to the door
  p.pen("ink", 2.6)
    .line(14, 284, 706, 282)
    .line(630, 282, 630, 60, 706, 58, 708, 282)
    .pen("ink", 2)
    .line(630, 60, 600, 84, 600, 300, 630, 282)
    .oval(608, 192, 4);
  const person = (x: number, lean: number, legs: number) =>
    p
      .oval(x + lean, 158, 15, 17)
      .line(x + lean, 176, x, 232)
      .line(x, 232, x - legs, 282)
      .line(x, 232, x + legs, 282)
      .line(x + lean * 0.7, 194, x + 20 + lean, 214);
  p.pen("ink", 2.4)
    .curve(30, 282, 26, 190, 40, 176, 52, 190, 54, 240)
    .line(54, 240, 106, 240)
    .curve(106, 240, 116, 232, 114, 282)
    .oval(76, 166, 15, 17)
    .line(76, 184, 74, 236, 108, 238, 110, 280);
  person(210, 0, 10);
  person(340, 3, 14);
  person(460, 9, 22);
  person(572, 22, 34);
  // steam, hat, keys
  p.pen("pencil", 1.8)
    .curve(102, 196, 98, 184, 106, 176, 102, 164)
    .line(100, 200, 118, 200, 114, 216, 104, 216, 100, 200)
    .pen("ink", 2)
    .line(446, 142, 494, 142)
    .arc(470, 142, 16, 16, 180, 360)
    .oval(612, 222, 7)
    .line(606, 226, 596, 240);
  // ten steps, each half as long as the last
  p.pen("red", 2).line(40, 340, 690, 340);
  let x = 40;
  for (let step = 0; step < 10; step += 1) {
    p.line(x, 330, x, 350);
    x += 330 / 2 ** (step * 0.86);
  }
  p.pen("ink", 2.2)
    .write("1", 34, 380, 0.32)
    .write("2", 364, 380, 0.32)
    .write("3", 546, 380, 0.32)
    .write("10", 672, 380, 0.3);
  // weather, such as it is
  p.pen("blue", 2);
  for (const [sx, sy] of [
    [658, 110],
    [684, 150],
    [652, 196],
    [690, 232],
  ] as const)
    p.line(sx - 9, sy, sx + 9, sy)
      .line(sx - 5, sy - 8, sx + 5, sy + 8)
      .line(sx + 5, sy - 8, sx - 5, sy + 8);
  p.pen("ink", 2.2)
    .curve(110, 120, 96, 84, 150, 64, 196, 84, 186, 122, 140, 130, 122, 146, 124, 128)
    .write("parky", 116, 108, 0.24)
    .curve(486, 108, 470, 72, 530, 52, 586, 72, 576, 108, 530, 118, 500, 134, 504, 114)
    .write("well", 502, 96, 0.3);
  return p.mark(1, 60, 130).mark(2, 446, 64).mark(3, 230, 320).mark(4, 594, 130).mark(5, 640, 312);
}

export const plans = { "riso-woodles": woodles, collagescape: collage, "small-talk-dictionary": smallTalk };
