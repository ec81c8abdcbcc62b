/** A PNG whose pixels are numbers of colours; `colours` are [red, green, blue], at most 256. */
export async function indexedPng(
  width: number,
  height: number,
  pixels: Uint8Array,
  colours: readonly (readonly [number, number, number])[],
): Promise<Uint8Array<ArrayBuffer>> {
  const rows = new Uint8Array((width + 1) * height);
  for (let row = 0; row < height; row++)
    rows.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  const packed = new Response(new Blob([rows]).stream().pipeThrough(new CompressionStream("deflate")));
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, width);
  header.setUint32(4, height);
  // Eight bits a pixel, by a palette.
  header.setUint16(8, 0x0803);
  const parts = [
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk("IHDR", new Uint8Array(header.buffer)),
    chunk("PLTE", Uint8Array.from(colours.flat())),
    chunk("IDAT", new Uint8Array(await packed.arrayBuffer())),
    chunk("IEND", new Uint8Array()),
  ];
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function chunk(name: string, content: Uint8Array): Uint8Array {
  const whole = new Uint8Array(content.length + 12);
  const view = new DataView(whole.buffer);
  view.setUint32(0, content.length);
  whole.set(new TextEncoder().encode(name), 4);
  whole.set(content, 8);
  view.setUint32(content.length + 8, crc(whole.subarray(4, content.length + 8)));
  return whole;
}

const table = Uint32Array.from({ length: 256 }, (_, value) => {
  let sum = value;
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? 0xedb88320 ^ (sum >>> 1) : sum >>> 1;
  return sum;
});

const crc = (bytes: Uint8Array) =>
  (bytes.reduce((sum, byte) => (table[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8), 0xffffffff) ^ 0xffffffff) >>>
  0;
