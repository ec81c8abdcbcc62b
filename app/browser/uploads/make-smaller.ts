import { readPicture } from "@toadstool/media";
import { uploadLimits } from "#domain/media/image.ts";
import { drawSvg } from "./draw-svg.ts";
import { encodeCanvas } from "./encode-canvas.ts";

/** Pixels of the longest edge of a copy that is made here. */
const longestEdge = 4096;

let last: Promise<unknown> = Promise.resolve();

/**
 * A copy of a picture that the library takes, and of an SVG drawing one in pixels; null where this browser cannot open it or
 * make it small enough. One at a time: a large one fills memory.
 */
export function makeSmaller(file: File): Promise<File | null> {
  const copy = last.then(() => redrawn(file)).catch(() => null);
  last = copy;
  return copy;
}

export function isSvg({ type, name }: Pick<File, "type" | "name">): boolean {
  return type === "image/svg+xml" || /\.svg$/i.test(name);
}

async function redrawn(file: File): Promise<File | null> {
  const hasAlpha = isSvg(file);
  const canvas = hasAlpha ? await drawSvg(file) : await drawPicture(file);
  const bytes = await encodeCanvas(canvas, { mostBytes: uploadLimits.picture, hasAlpha });
  // Gives its memory back at once.
  canvas.width = 0;
  if (!bytes) return null;
  const ending = bytes.type.slice("image/".length);
  return new File([bytes], `${file.name.replace(/\.\w{1,5}$/, "")}.${ending}`, { type: bytes.type });
}

async function drawPicture(file: File): Promise<HTMLCanvasElement> {
  const picture = await createImageBitmap(file, await optionsFor(file));
  const scale = Math.min(1, longestEdge / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const context = canvas.getContext("2d");
  if (context) context.imageSmoothingQuality = "high";
  context?.drawImage(picture, 0, 0, width, height);
  picture.close();
  return canvas;
}

/** A photograph of 60 megapixels fills a phone's memory four times over unless it is decoded at the size that is wanted. */
async function optionsFor(file: File): Promise<ImageBitmapOptions> {
  const unlimited = { pixels: Infinity, edge: Infinity };
  const facts = readPicture(new Uint8Array(await file.arrayBuffer()), unlimited);
  // HEIC, for one, only the browser can read.
  if (!("width" in facts) || Math.max(facts.width, facts.height) <= longestEdge) return {};
  const edge = facts.width > facts.height ? "resizeWidth" : "resizeHeight";
  return { [edge]: longestEdge, resizeQuality: "high" };
}
