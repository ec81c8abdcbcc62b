/** A picture as it lies in memory: three bytes a pixel, red, green and blue. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

export type Colour = readonly [red: number, green: number, blue: number];

export function sheetOf(width: number, height: number, colour: Colour): Pixels {
  const data = new Uint8Array(width * height * 3);
  for (let at = 0; at < width * 3; at += 3) data.set(colour, at);
  for (let row = 1; row < height; row++) data.copyWithin(row * width * 3, 0, width * 3);
  return { width, height, data };
}

/** Where a picture lies: its upper edge’s middle, its size in pixels of the sheet, and its turn around that middle in radians. */
export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
  turn: number;
}

/** Lays a picture or a colour on a sheet, in place; what lies outside the sheet is cut. */
export function lay(sheet: Pixels, what: Pixels | Colour, { x, y, width, height, turn }: Place): void {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const corners = [
    [-width / 2, 0],
    [width / 2, 0],
    [-width / 2, height],
    [width / 2, height],
  ].map(([across = 0, down = 0]) => [x + across * cos - down * sin, y + across * sin + down * cos] as const);
  const [left, right] = span(
    corners.map(([at]) => at),
    sheet.width,
  );
  const [top, bottom] = span(
    corners.map(([, at]) => at),
    sheet.height,
  );
  const source = isColour(what) ? null : what;
  const [red, green, blue] = isColour(what) ? what : [0, 0, 0];
  const { data } = sheet;
  for (let row = top; row < bottom; row++) {
    const dy = row + 0.5 - y;
    for (let column = left; column < right; column++) {
      const dx = column + 0.5 - x;
      const across = dx * cos + dy * sin + width / 2;
      const down = dy * cos - dx * sin;
      if (across < 0 || down < 0 || across >= width || down >= height) continue;
      const to = (row * sheet.width + column) * 3;
      if (source) {
        copyPixel(source, (across / width) * source.width, (down / height) * source.height, data, to);
      } else {
        data[to] = red;
        data[to + 1] = green;
        data[to + 2] = blue;
      }
    }
  }
}

const isColour = (what: Pixels | Colour): what is Colour => Array.isArray(what);

/** The whole pixels between the least and the greatest of these, within the sheet. */
function span(at: number[], limit: number): [number, number] {
  return [Math.max(0, Math.floor(Math.min(...at))), Math.min(limit, Math.ceil(Math.max(...at)))];
}

/** Mixes the four pixels around a point. Called for each of a million pixels: it makes nothing. */
function copyPixel(
  { width, height, data }: Pixels,
  x: number,
  y: number,
  into: Uint8Array,
  to: number,
): void {
  const left = Math.max(0, Math.min(width - 1, Math.floor(x - 0.5)));
  const top = Math.max(0, Math.min(height - 1, Math.floor(y - 0.5)));
  const across = Math.max(0, Math.min(1, x - 0.5 - left));
  const down = Math.max(0, Math.min(1, y - 0.5 - top));
  const one = (top * width + left) * 3;
  const two = left + 1 < width ? one + 3 : one;
  const below = top + 1 < height ? width * 3 : 0;
  for (let part = 0; part < 3; part++) {
    const upper = byte(data, one + part) * (1 - across) + byte(data, two + part) * across;
    const lower = byte(data, one + below + part) * (1 - across) + byte(data, two + below + part) * across;
    into[to + part] = upper * (1 - down) + lower * down + 0.5;
  }
}

const byte = (data: Uint8Array, at: number): number => data[at] as number;
