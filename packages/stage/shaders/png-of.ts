import type { CaptureSize } from "./study.ts";

/** A PNG of pixels in the order in which WebGL reads them: from the bottom row up. */
export function pngOf(pixels: Uint8Array<ArrayBuffer>, { width, height }: CaptureSize): Promise<Blob> {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("This browser cannot draw on a canvas.");
  const image = pen.createImageData(width, height);
  const row = width * 4;
  for (let y = 0; y < height; y++)
    image.data.set(pixels.subarray(y * row, (y + 1) * row), (height - 1 - y) * row);
  pen.putImageData(image, 0, 0);
  return new Promise((done, failed) =>
    canvas.toBlob(
      (blob) => (blob ? done(blob) : failed(new Error("The picture could not be written."))),
      "image/png",
    ),
  );
}
