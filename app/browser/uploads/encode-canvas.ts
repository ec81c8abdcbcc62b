const qualities = [0.9, 0.8, 0.65];

/**
 * A canvas as a file of at most `mostBytes`; null where none is small enough. Safari writes no WebP and answers with PNG,
 * which is large: then it is JPEG, or PNG where something shows through.
 */
export async function encodeCanvas(
  canvas: HTMLCanvasElement,
  { mostBytes, hasAlpha = false }: { mostBytes: number; hasAlpha?: boolean },
): Promise<Blob | null> {
  for (const quality of qualities) {
    for (const type of ["image/webp", hasAlpha ? "image/png" : "image/jpeg"]) {
      // oxlint-disable-next-line no-await-in-loop -- the first that fits is taken
      const bytes = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, quality));
      if (bytes?.type === type && bytes.size <= mostBytes) return bytes;
    }
  }
  return null;
}
