import { dots, type Pen, type Sheet } from "@toadstool/stage/sheet";
import { inks, paper } from "#studio/pieces/inks.ts";
import { drawEyes, drawResident } from "./draw-residents.client.ts";
import type { Room } from "./evening.ts";
import type { Pane } from "./town.ts";

export interface Lights {
  rose: CanvasPattern;
  pale: CanvasPattern;
}

export function mixLights(sheet: Sheet): Lights {
  return {
    rose: dots(sheet, { ink: inks.pink, share: 0.5, pitch: 5 }),
    pale: dots(sheet, { ink: inks.pink, share: 0.2, pitch: 5 }),
  };
}

/** One window as it is now: the light, who is there, the bars. `sill` says what always stands on it. */
export function drawRoom({ pen }: Sheet, pane: Pane, room: Room, lights: Lights): void {
  const { x, y, width, height } = pane;
  pen.save();
  pen.beginPath();
  tracePane(pen, pane, 0);
  pen.clip();
  if (room.isLit) {
    fill(pen, pane, room.light === "telly" ? paper : inks.yellow);
    if (room.light === "rose") fill(pen, pane, lights.rose);
    if (room.light === "telly") fill(pen, pane, room.isPale ? lights.pale : lights.rose);
    if (room.light === "lamp") drawLamp(pen, x + width / 2, y);
  } else fill(pen, pane, inks.midnight);
  const scale = width < 13 ? 0.7 : 0.94;
  pen.translate(x + width * (room.isLit ? room.place : 0.5), y + height);
  pen.scale(scale, scale);
  if (room.isLit && room.resident) drawResident(pen, room.resident, room.looksUntil > 0);
  else if (room.looksUntil > 0) drawEyes(pen, 0, -height * 0.45);
  pen.restore();
  drawFrame(pen, pane, room.isLit);
}

function drawFrame(pen: Pen, pane: Pane, isLit: boolean): void {
  const { x, y, width, height } = pane;
  pen.strokeStyle = inks.midnight;
  pen.lineWidth = isLit ? 1.5 : 0;
  if (isLit) {
    pen.beginPath();
    tracePane(pen, pane, 0.75);
    pen.moveTo(x, y + height * 0.34);
    pen.lineTo(x + width, y + height * 0.34);
    pen.stroke();
  }
  pen.fillStyle = inks.midnight;
  pen.fillRect(x - 1.6, y + height, width + 3.2, 2.2);
  pen.fillStyle = paper;
  pen.fillRect(x - 1.6, y + height, width + 3.2, 0.9);
}

function drawLamp(pen: Pen, x: number, y: number): void {
  pen.fillStyle = paper;
  pen.beginPath();
  pen.arc(x, y + 4.4, 3.4, Math.PI, 2 * Math.PI);
  pen.fill();
}

function fill(pen: Pen, { x, y, width, height }: Pane, ink: string | CanvasPattern): void {
  pen.fillStyle = ink;
  pen.fillRect(x, y, width, height);
}

function tracePane(pen: Pen, { x, y, width, height, isArched }: Pane, inset: number): void {
  const [left, right, top] = [x + inset, x + width - inset, y + inset];
  pen.moveTo(left, y + height);
  if (isArched) {
    pen.lineTo(left, top + width * 0.4);
    pen.bezierCurveTo(left, top - 1, right, top - 1, right, top + width * 0.4);
  } else {
    pen.lineTo(left, top);
    pen.lineTo(right, top);
  }
  pen.lineTo(right, y + height);
}
