import { MediaFault } from "../fault.ts";
import { readPicture } from "../pictures/read-picture.ts";
import type { Focus } from "../showing/focus.ts";
import { draw, type Drawing } from "./drawing.ts";
import type { MediaFacts, MediaFile } from "./media-facts.ts";
import type { MediaStore } from "./ports.ts";
import { planCard } from "./renditions.ts";
import type { KeyOf } from "./store-picture.ts";

export const isCard = ({ name }: Pick<MediaFile, "name">) => /^card[0-9x]*\./.test(name);

/**
 * Draws the crop for links once more, around another focus, from the original or else the largest file; the new one lies
 * beside the former. Null for a picture that has no such crop; a fault where nothing could be drawn.
 */
export async function redrawCard(
  { store, ...drawing }: Drawing & { store: Pick<MediaStore, "put" | "read"> },
  { files, original, main, width, height }: MediaFacts,
  focus: Focus,
  keyOf: KeyOf,
): Promise<MediaFile | MediaFault | null> {
  const plain = main.endsWith(".png") ? "png" : "jpeg";
  const plan = files.some(isCard) ? planCard({ width, height, plain, focus }) : null;
  if (!plan) return null;
  const stills = files.filter(({ name }) => /^\d+\.(webp|jpg|png)$/.test(name));
  const source = original ?? stills.reduce((best, file) => (file.width > best.width ? file : best));
  const bytes = await store.read(keyOf(source.name), 0, source.bytes);
  const facts = bytes && readPicture(bytes);
  if (!facts || facts instanceof MediaFault) return facts ?? null;
  const drawn = await draw(drawing, { bytes, facts }, plan);
  if (drawn instanceof MediaFault) return drawn;
  const type = `image/${plan.format}`;
  await store.put(keyOf(plan.name), drawn.bytes, type);
  return { name: plan.name, type, width: drawn.width, height: drawn.height, bytes: drawn.bytes.length };
}
