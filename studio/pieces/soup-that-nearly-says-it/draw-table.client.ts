import type { Chance } from "@toadstool/stage";
import { dots, type Pen, type Sheet } from "@toadstool/stage/sheet";
import { inks, paper } from "#studio/pieces/inks.ts";
import { pot } from "./floating.ts";

const rim = pot.radius + 19;
const check = 40;

/** The cloth, the bowl with its soup, and the spoon. */
export function drawTable(sheet: Sheet, chance: Chance): void {
  const { pen } = sheet;
  pen.fillStyle = paper;
  pen.fillRect(0, 0, 400, 300);
  drawCloth(sheet);
  pen.fillStyle = dots(sheet, { ink: inks.burgundy, share: 0.5, pitch: 6.4 });
  disc(pen, pot.x + 12, pot.y + 12, rim);
  drawSpoon(sheet);
  drawBowl(sheet);
  drawSoup(sheet, chance);
}

/** Gingham: one ink as a screen both ways, and flat where they cross. */
function drawCloth(sheet: Sheet): void {
  const { pen } = sheet;
  pen.fillStyle = dots(sheet, { ink: inks.teal, share: 0.34, pitch: 8 });
  for (let x = -10; x < 400; x += 2 * check) pen.fillRect(x, 0, check, 300);
  for (let y = -26; y < 300; y += 2 * check)
    for (let x = check - 10; x < 400; x += 2 * check) pen.fillRect(x, y, check, check);
  pen.fillStyle = inks.teal;
  for (let y = -26; y < 300; y += 2 * check)
    for (let x = -10; x < 400; x += 2 * check) pen.fillRect(x, y, check, check);
}

function drawBowl(sheet: Sheet): void {
  const { pen } = sheet;
  pen.fillStyle = inks.burgundy;
  disc(pen, pot.x, pot.y, rim + 1.6);
  pen.fillStyle = paper;
  disc(pen, pot.x, pot.y, rim - 1);
  // A painted border, printed a little beside its line.
  pen.fillStyle = inks.pink;
  for (let petal = 0; petal < 36; petal++) {
    const angle = (petal / 36) * 2 * Math.PI;
    disc(
      pen,
      pot.x + 1 + Math.cos(angle) * (rim - 8),
      pot.y - 0.8 + Math.sin(angle) * (rim - 8),
      petal % 2 ? 2.1 : 4,
    );
  }
  pen.strokeStyle = inks.burgundy;
  pen.lineWidth = 1.4;
  pen.beginPath();
  pen.arc(pot.x, pot.y, rim - 15.4, 0, 2 * Math.PI);
  pen.stroke();
}

function drawSoup(sheet: Sheet, chance: Chance): void {
  const { pen } = sheet;
  pen.fillStyle = inks.yellow;
  disc(pen, pot.x, pot.y, pot.radius);
  pen.save();
  pen.globalCompositeOperation = "multiply";
  pen.fillStyle = inks.pink;
  disc(pen, pot.x + 1.2, pot.y - 1, pot.radius);
  pen.restore();
  // Eyes of fat: there only the yellow has printed.
  pen.fillStyle = dots(sheet, { ink: inks.yellow, share: 0.6, pitch: 6.4, angle: 15 });
  for (let eye = 0; eye < 30; eye++) {
    const [turn, radius] = [chance.between(0, 2 * Math.PI), chance.between(3, 12)];
    const way = Math.sqrt(chance.between(0, 1)) * (pot.radius - radius - 3);
    disc(pen, pot.x + Math.cos(turn) * way, pot.y + Math.sin(turn) * way, radius);
  }
  // The near side of the bowl throws its shade on the soup.
  pen.save();
  pen.beginPath();
  pen.arc(pot.x, pot.y, pot.radius, 0, 2 * Math.PI);
  pen.clip();
  pen.beginPath();
  pen.arc(pot.x, pot.y, pot.radius + 2, 0, 2 * Math.PI);
  pen.arc(pot.x + 7, pot.y + 7, pot.radius, 0, 2 * Math.PI, true);
  pen.fillStyle = dots(sheet, { ink: inks.burgundy, share: 0.5, pitch: 6.4 });
  pen.fill("evenodd");
  pen.strokeStyle = inks.burgundy;
  pen.lineWidth = 3;
  pen.beginPath();
  pen.arc(pot.x, pot.y, pot.radius, 0, 2 * Math.PI);
  pen.stroke();
  pen.restore();
}

function drawSpoon(sheet: Sheet): void {
  const { pen } = sheet;
  const draw = (fill: string | CanvasPattern, dx: number, dy: number, wider: number) => {
    pen.save();
    pen.translate(352 + dx, 86 + dy);
    pen.rotate(0.1);
    pen.fillStyle = fill;
    pen.beginPath();
    pen.ellipse(0, 0, 22 + wider, 32 + wider, 0, 0, 2 * Math.PI);
    // Wound the same way as the bowl: where they overlap there is no hole.
    pen.moveTo(4 + wider, 26);
    pen.lineTo(8 + wider, 240);
    pen.lineTo(-6 - wider, 240);
    pen.lineTo(-4 - wider, 26);
    pen.closePath();
    pen.fill();
    pen.restore();
  };
  draw(dots(sheet, { ink: inks.burgundy, share: 0.5, pitch: 6.4 }), 8, 8, 1);
  draw(inks.burgundy, 0, 0, 2);
  draw(inks.yellow, 0, 0, 0);
  pen.save();
  pen.translate(352, 86);
  pen.rotate(0.1);
  pen.beginPath();
  pen.ellipse(0, 0, 16, 25, 0, 0, 2 * Math.PI);
  pen.fillStyle = dots(sheet, { ink: inks.pink, share: 0.4, pitch: 5, angle: 75 });
  pen.fill();
  pen.strokeStyle = paper;
  pen.lineWidth = 3;
  pen.lineCap = "round";
  pen.beginPath();
  pen.ellipse(0, 0, 10, 19, 0, Math.PI * 1.1, Math.PI * 1.5);
  pen.stroke();
  pen.restore();
}

function disc(pen: Pen, x: number, y: number, radius: number): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
}
