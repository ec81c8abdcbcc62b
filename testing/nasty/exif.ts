import { join, le16, le32 } from "./bytes.ts";
import { secret } from "./secret.ts";

interface Written {
  /** 1 to 8: which way is up. */
  orientation?: number;
  /** The photographer and the place. */
  isPersonal?: boolean;
  thumbnail?: Uint8Array;
}

type Entry = [tag: number, type: number, count: number, value: number[] | Uint8Array];

const ascii = 2;
const short = 3;
const long = 4;
const rational = 5;
const start = 8;

/** A TIFF block as cameras write it: the picture, the place, the thumbnail, each in a directory of its own. */
export function exif({ orientation, isPersonal = false, thumbnail }: Written): Buffer {
  const own: Entry[] = [];
  if (isPersonal) own.push(text(0x010f, "Toadstool Optics"));
  if (orientation) own.push([0x0112, short, 1, le16(orientation)]);
  if (isPersonal) own.push(text(0x013b, secret), [0x8825, long, 1, le32(0)]);
  const placeAt = start + sizeOf(own);
  const place = isPersonal ? directory(gps, placeAt) : join();
  const thumbnailAt = placeAt + place.length;
  if (isPersonal) own[own.length - 1] = [0x8825, long, 1, le32(placeAt)];
  const first = directory(own, start, thumbnail ? thumbnailAt : 0);
  return join("II", [42, 0], le32(start), first, place, thumbnail ? described(thumbnail, thumbnailAt) : "");
}

const degrees = (...numbers: number[]) => numbers.flatMap((number) => [...le32(number), ...le32(1)]);

const gps: Entry[] = [
  text(1, "N"),
  [2, rational, 3, degrees(51, 30, 26)],
  text(3, "W"),
  [4, rational, 3, degrees(0, 7, 39)],
];

function described(thumbnail: Uint8Array, at: number): Buffer {
  const entries = (pictureAt: number): Entry[] => [
    [0x0103, short, 1, le16(6)],
    [0x0201, long, 1, le32(pictureAt)],
    [0x0202, long, 1, le32(thumbnail.length)],
  ];
  return join(directory(entries(at + sizeOf(entries(0))), at), thumbnail);
}

function text(tag: number, value: string): Entry {
  return [tag, ascii, value.length + 1, join(value, [0])];
}

/** Values of more than 4 bytes follow their directory, which begins at `at`. */
function directory(entries: Entry[], at: number, next = 0): Buffer {
  const values: Buffer[] = [];
  let valueAt = at + 6 + entries.length * 12;
  const rows = entries.map(([tag, type, count, value]) => {
    const row = join(le16(tag), le16(type), le32(count));
    if (value.length <= 4) return join(row, value, Buffer.alloc(4 - value.length));
    values.push(join(value));
    valueAt += value.length;
    return join(row, le32(valueAt - value.length));
  });
  return join(le16(entries.length), ...rows, le32(next), ...values);
}

function sizeOf(entries: Entry[]): number {
  return directory(entries, 0).length;
}
