import { encodeCanvas } from "./encode-canvas.ts";

/** Pixels of the longest edge of a copy that is made here. */
const longestEdge = 4096;

let last: Promise<unknown> = Promise.resolve();

/**
 * A copy of a picture that has at most `mostBytes`; null where this browser cannot open it or make it so small. One at a
 * time: a large one fills memory.
 */
export function makeSmaller(file: File, mostBytes: number): Promise<File | null> {
  const copy = last.then(() => redrawn(file, mostBytes)).catch(() => null);
  last = copy;
  return copy;
}

async function redrawn(file: File, mostBytes: number): Promise<File | null> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, longestEdge / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const context = canvas.getContext("2d");
  if (context) context.imageSmoothingQuality = "high";
  context?.drawImage(picture, 0, 0, width, height);
  picture.close();
  const bytes = await encodeCanvas(canvas, { mostBytes });
  // Gives its memory back at once.
  canvas.width = 0;
  if (!bytes) return null;
  const ending = bytes.type.slice("image/".length);
  return new File([bytes], `${file.name.replace(/\.\w{1,5}$/, "")}.${ending}`, { type: bytes.type });
}
