/** A PNG of at most 256 colours, a byte for each pixel. Web streams deflate it, outside of this program. */
export async function indexedPng(
  { width, height, values }: { width: number; height: number; values: Uint8Array },
  palette: readonly (readonly [red: number, green: number, blue: number])[],
): Promise<Uint8Array<ArrayBuffer>> {
  const raw = new Uint8Array((width + 1) * height);
  for (let row = 0; row < height; row++)
    raw.set(values.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  const deflated = new Response(new Blob([raw]).stream().pipeThrough(new CompressionStream("deflate")));
  const head = new Uint8Array(13);
  const view = new DataView(head.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  // 8 bits a pixel, by palette.
  head.set([8, 3, 0, 0, 0], 8);
  const parts = [
    Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10),
    chunk("IHDR", head),
    chunk("PLTE", Uint8Array.from(palette.flat())),
    chunk("IDAT", new Uint8Array(await deflated.arrayBuffer())),
    chunk("IEND", new Uint8Array()),
  ];
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

function chunk(name: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(data.length + 12);
  const view = new DataView(whole.buffer);
  view.setUint32(0, data.length);
  whole.set(new TextEncoder().encode(name), 4);
  whole.set(data, 8);
  view.setUint32(data.length + 8, crc32(whole.subarray(4, data.length + 8)));
  return whole;
}

const table = Uint32Array.from({ length: 256 }, (_, at) => {
  let rest = at;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (sum >>> 8) ^ (table[(sum ^ byte) & 255] ?? 0);
  return (sum ^ 0xffffffff) >>> 0;
}
