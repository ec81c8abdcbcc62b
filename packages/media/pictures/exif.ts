import { big16, big32, latin, little16, little32 } from "../bytes.ts";

const orientationTag = 0x0112;
const gpsTag = 0x8825;

/** Whether EXIF data, with or without the name in front of it, says that the picture lies on its side. */
export function isTurnedByExif(bytes: Uint8Array, start: number, end: number): boolean {
  const orientation = readExif(bytes, start, end)[orientationTag];
  return orientation !== undefined && orientation >= 5 && orientation <= 8;
}

/** Whether EXIF data contains the place where the picture was taken. */
export function hasPlace(bytes: Uint8Array, start: number, end: number): boolean {
  return gpsTag in readExif(bytes, start, end);
}

/** The first directory's tags with the first short number of each value, which is all that is asked of them here. */
function readExif(bytes: Uint8Array, start: number, end: number): Record<number, number> {
  const exif = bytes.subarray(start, end);
  const tiff = latin(exif, 0, 6) === "Exif\0\0" ? exif.subarray(6) : exif;
  const order = latin(tiff, 0, 4);
  if (order !== "II*\0" && order !== "MM\0*") return {};
  const [short, long] = order.startsWith("I") ? [little16, little32] : [big16, big32];
  const directory = long(tiff, 4);
  const entries: [number, number][] = Array.from({ length: short(tiff, directory) }, (_, index) => {
    const entry = directory + 2 + index * 12;
    return entry + 12 <= tiff.length ? [short(tiff, entry), short(tiff, entry + 8)] : [0, 0];
  });
  return Object.fromEntries(entries);
}
