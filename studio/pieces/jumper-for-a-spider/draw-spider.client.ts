import { inks, paper } from "#studio/pieces/inks.ts";
import type { Pen, Place } from "@toadstool/stage/sheet";

const head = { x: 200, y: 84 };

/** Legs of one side, from hip over knee to foot; the other side is their mirror. The last pair knits and is drawn anew each time. */
const legs = [
  [188, 62, 150, 4, 96, 18],
  [184, 70, 116, 22, 50, 62],
  [184, 78, 104, 52, 40, 116],
] as const;

/** The spider as far as it keeps still. */
export function drawSpider(pen: Pen): void {
  for (const mirror of [1, -1]) {
    pen.save();
    pen.translate(200, 0);
    pen.scale(mirror, 1);
    pen.translate(-200, 0);
    for (const [x, y, kneeX, kneeY, footX, footY] of legs) {
      drawLeg(pen, { x, y }, { x: kneeX, y: kneeY }, { x: footX, y: footY });
    }
    pen.restore();
  }
  pen.fillStyle = inks.navy;
  furry(pen, 200, 44, 41, 37, 46);
  // Its waistcoat.
  pen.fillStyle = inks.orange;
  for (const [y, wide] of [
    [22, 7],
    [37, 11],
    [53, 8],
  ] as const) {
    pen.beginPath();
    pen.moveTo(200, y - wide * 0.72);
    pen.lineTo(200 + wide, y);
    pen.lineTo(200, y + wide * 0.72);
    pen.lineTo(200 - wide, y);
    pen.fill();
  }
  pen.fillStyle = inks.navy;
  furry(pen, head.x, head.y, 30, 24, 34);
}

/** Eight eyes, of which six are small, and spectacles for the two that knit. */
export function drawEyes(pen: Pen, towards: Place, isStartled: boolean): void {
  pen.fillStyle = paper;
  for (const [x, y, radius] of [
    [-8, -15, 2.3],
    [8, -15, 2.3],
    [-17, -11, 2],
    [17, -11, 2],
    [-24, -4, 1.6],
    [24, -4, 1.6],
  ] as const)
    disc(pen, head.x + x, head.y + y, radius + (isStartled ? 0.7 : 0));
  for (const side of [-1, 1]) {
    const [x, y] = [head.x + side * 10.5, head.y + 1];
    const [dx, dy] = [towards.x - x, towards.y - y];
    const far = Math.hypot(dx, dy) || 1;
    const turn = Math.min(1, far / 30);
    pen.fillStyle = paper;
    disc(pen, x, y, 8.2);
    pen.fillStyle = inks.navy;
    disc(pen, x + (dx / far) * 3.9 * turn, y + (dy / far) * 3.9 * turn, isStartled ? 2 : 3.3);
    // Lids, when all is well.
    if (!isStartled) {
      pen.beginPath();
      pen.arc(x, y, 8.4, Math.PI * 1.1, Math.PI * 1.9);
      pen.fill();
    }
    pen.strokeStyle = inks.orange;
    pen.lineWidth = 1.9;
    pen.beginPath();
    pen.arc(x, y, 9, 0, 2 * Math.PI);
    pen.stroke();
  }
  pen.beginPath();
  pen.moveTo(head.x - 2, head.y - 1);
  pen.quadraticCurveTo(head.x, head.y - 3, head.x + 2, head.y - 1);
  pen.stroke();
  pen.strokeStyle = paper;
  pen.lineWidth = 1.3;
  pen.beginPath();
  if (isStartled) pen.arc(head.x, head.y + 16, 2.4, 0, 2 * Math.PI);
  else {
    pen.moveTo(head.x - 5, head.y + 15);
    pen.quadraticCurveTo(head.x, head.y + 18.4, head.x + 5, head.y + 15);
  }
  pen.stroke();
}

/** A leg of two parts, thinner towards its foot. */
export function drawLeg(pen: Pen, hip: Place, knee: Place, foot: Place): void {
  pen.strokeStyle = inks.navy;
  pen.lineCap = "round";
  pen.lineJoin = "round";
  pen.lineWidth = 7.4;
  pen.beginPath();
  pen.moveTo(hip.x, hip.y);
  pen.quadraticCurveTo((hip.x + knee.x) / 2, Math.min(hip.y, knee.y), knee.x, knee.y);
  pen.stroke();
  pen.lineWidth = 5;
  pen.beginPath();
  pen.moveTo(knee.x, knee.y);
  pen.quadraticCurveTo(
    (knee.x + foot.x) / 2 + (foot.x > knee.x ? 6 : -6),
    knee.y + (foot.y - knee.y) * 0.3,
    foot.x,
    foot.y,
  );
  pen.stroke();
}

/** A round body with short fur, `hairs` tufts about it. */
function furry(pen: Pen, x: number, y: number, rx: number, ry: number, hairs: number): void {
  pen.beginPath();
  for (let hair = 0; hair < hairs * 2; hair++) {
    const angle = (hair / (hairs * 2)) * 2 * Math.PI;
    const out = hair % 2 === 0 ? 1.06 : 0.97;
    pen.lineTo(x + Math.cos(angle) * rx * out, y + Math.sin(angle) * ry * out);
  }
  pen.fill();
}

function disc(pen: Pen, x: number, y: number, radius: number): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
}
