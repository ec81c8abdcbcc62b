import { encodeCanvas } from "#app/browser/uploads/encode-canvas.ts";
import { uploadLimits } from "#domain/media/image.ts";
import { type Crop, type Size, turnedSize } from "./crop.ts";

/** The picture, a number of quarter turns to the right, on a canvas as large as given, in its own pixels times `scale`. */
function drawTurned(
  context: CanvasRenderingContext2D,
  source: HTMLImageElement,
  { turns, scale, left = 0, top = 0 }: { turns: number; scale: number; left?: number; top?: number },
): void {
  const own = { width: source.naturalWidth, height: source.naturalHeight };
  const { width, height } = turnedSize(own, turns);
  context.save();
  context.imageSmoothingQuality = "high";
  context.scale(scale, scale);
  context.translate(width / 2 - left, height / 2 - top);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(source, -own.width / 2, -own.height / 2);
  context.restore();
}

/** The picture and, under a shade, what is cut off. */
export function drawPreview(
  canvas: HTMLCanvasElement,
  source: HTMLImageElement,
  { turns, crop, longest }: { turns: number; crop: Crop; longest: number },
): void {
  const { width, height } = turnedSize({ width: source.naturalWidth, height: source.naturalHeight }, turns);
  const scale = Math.min(1, longest / Math.max(width, height));
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext("2d");
  if (!context) return;
  drawTurned(context, source, { turns, scale });
  const box = [crop.left, crop.top, crop.width, crop.height].map((pixels) => pixels * scale);
  const [left = 0, top = 0, wide = 0, high = 0] = box;
  context.fillStyle = "rgb(0 0 0 / 0.6)";
  context.beginPath();
  context.rect(0, 0, canvas.width, canvas.height);
  context.rect(left, top, wide, high);
  context.fill("evenodd");
  context.strokeStyle = "#fff";
  context.lineWidth = 2;
  context.strokeRect(left, top, wide, high);
}

/** Pixels of a canvas that every browser can make; Safari on phones makes no larger one. */
const mostPixels = 16_777_216;

/** The size of the file that a crop becomes: its own, unless it has too many pixels. */
export function drawnSize({ width, height }: Size): Size & { scale: number } {
  const scale = Math.min(1, Math.sqrt(mostPixels / (width * height)));
  return { width: Math.floor(width * scale), height: Math.floor(height * scale), scale };
}

/** The crop as a file; null where this browser cannot make one. */
export async function cropFile(
  source: HTMLImageElement,
  { turns, crop, name, hasAlpha }: { turns: number; crop: Crop; name: string; hasAlpha: boolean },
): Promise<File | null> {
  const canvas = document.createElement("canvas");
  const { width, height, scale } = drawnSize(crop);
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) return null;
  drawTurned(context, source, { turns, scale, left: crop.left, top: crop.top });
  const bytes = await encodeCanvas(canvas, { mostBytes: uploadLimits.picture, hasAlpha });
  canvas.width = 0;
  return bytes && new File([bytes], `${name}.${bytes.type.slice("image/".length)}`, { type: bytes.type });
}
