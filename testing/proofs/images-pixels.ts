import sharp from "sharp";
import { quarters } from "../nasty/quarters.ts";

/** How a file's pixels differ from its description; empty where they match. */
export async function pixelFaults(
  bytes: Uint8Array,
  wanted: { width: number; height: number; frames: number; hasQuarters: boolean },
): Promise<string[]> {
  try {
    const metadata = await sharp(bytes, { animated: true }).metadata();
    const { width, pages = 1, orientation, exif, xmp, iptc, comments } = metadata;
    const height = metadata.pageHeight ?? metadata.height;
    const faults: string[] = [];
    if (width !== wanted.width || height !== wanted.height) faults.push(`${width}×${height} pixels`);
    if (pages !== wanted.frames) faults.push(`${pages} frames`);
    if (orientation !== undefined) faults.push(`an orientation of ${orientation}`);
    for (const [name, value] of Object.entries({ exif, xmp, iptc, comments })) if (value) faults.push(name);
    await sharp(bytes, { animated: true }).stats();
    return [...faults, ...(wanted.hasQuarters ? await misplaced(bytes) : [])];
  } catch (error) {
    return [`cannot be decoded: ${error instanceof Error ? error.message.slice(0, 60) : error}`];
  }
}

/** The quarters that are not where they belong. */
async function misplaced(bytes: Uint8Array): Promise<string[]> {
  const { data, info } = await sharp(bytes)
    .toColourspace("srgb")
    .removeAlpha()
    .resize(4, 4, { fit: "fill", kernel: "cubic" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * 4 + x) * info.channels).subarray(0, 3)];
  const seen = {
    topLeft: at(0, 0),
    topRight: at(3, 0),
    bottomLeft: at(0, 3),
    bottomRight: at(3, 3),
  };
  return Object.entries(seen)
    .filter(([place, colour]) => nearest(colour) !== place)
    .map(([place, colour]) => `${place} is rgb(${colour.join(", ")})`);
}

function nearest(colour: number[]): string | undefined {
  const distances = Object.entries(quarters).map(([place, wanted]) => ({
    place,
    distance: Math.hypot(...wanted.map((value, channel) => value - (colour[channel] ?? 0))),
  }));
  const [best] = distances.toSorted((a, b) => a.distance - b.distance);
  return best && best.distance < 90 ? best.place : undefined;
}
