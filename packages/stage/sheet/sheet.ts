import type { ArtSize } from "../art-piece.ts";

/** Units of a sheet, whatever its size on screen; a narrower or wider frame crops it. */
export const sheetSize = { width: 400, height: 300 };

/** Pixels in a unit of a sheet that covers a frame of this size. */
export function unitOf({ width, height }: { width: number; height: number }): number {
  return Math.max(width / sheetSize.width, height / sheetSize.height) || 1;
}

export interface Place {
  x: number;
  y: number;
}

export type Pen = CanvasRenderingContext2D;

export interface Sheet {
  canvas: HTMLCanvasElement;
  /** Draws in units of the sheet. */
  pen: Pen;
  /** Device pixels in a unit. */
  readonly scale: number;
  fit: (size: ArtSize) => void;
  /** Returns a clear sheet of the same size and scale, to be drawn beforehand. */
  plate: () => Sheet;
  /** Copies a plate onto this sheet, pixel for pixel; only `part` where that is given. */
  lay: (plate: Sheet, part?: { x: number; y: number; width: number; height: number }) => void;
}

export function cutSheet(canvas = document.createElement("canvas")): Sheet {
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("This browser cannot draw on a canvas.");
  let scale = 1;
  let corner = { x: 0, y: 0 };
  const sheet: Sheet = {
    canvas,
    pen,
    get scale() {
      return scale;
    },
    fit({ width, height, pixelRatio }) {
      canvas.width = Math.max(1, Math.round(width * pixelRatio));
      canvas.height = Math.max(1, Math.round(height * pixelRatio));
      scale = unitOf(canvas);
      corner = {
        x: Math.round((canvas.width - sheetSize.width * scale) / 2),
        y: Math.round((canvas.height - sheetSize.height * scale) / 2),
      };
      pen.setTransform(scale, 0, 0, scale, corner.x, corner.y);
    },
    plate() {
      const plate = cutSheet();
      plate.fit({ width: canvas.width, height: canvas.height, pixelRatio: 1 });
      return plate;
    },
    lay(plate, part) {
      pen.save();
      pen.setTransform(1, 0, 0, 1, 0, 0);
      if (part) {
        const [left, top] = [corner.x + part.x * scale, corner.y + part.y * scale].map(Math.floor) as [
          number,
          number,
        ];
        const right = Math.min(canvas.width, Math.ceil(corner.x + (part.x + part.width) * scale));
        const bottom = Math.min(canvas.height, Math.ceil(corner.y + (part.y + part.height) * scale));
        const [x, y] = [Math.max(0, left), Math.max(0, top)];
        const [wide, high] = [right - x, bottom - y];
        if (wide > 0 && high > 0) pen.drawImage(plate.canvas, x, y, wide, high, x, y, wide, high);
      } else pen.drawImage(plate.canvas, 0, 0);
      pen.restore();
    },
  };
  return sheet;
}
