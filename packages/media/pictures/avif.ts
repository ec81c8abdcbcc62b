import { itemsIn, placesOf, propertiesOf } from "./avif-items.ts";
import { boxesIn, findBox, splitBoxes } from "./boxes.ts";
import { big16, big32, latin } from "../bytes.ts";
import type { Flaw, Part, Span, Structure } from "./structure.ts";

export function readAvif(bytes: Uint8Array): Structure | Flaw {
  const { parts, end, flaw } = splitBoxes(bytes, 0, bytes.length);
  if (flaw) return flaw;
  if (findBox(parts, "moov")) return "sequence";
  const box = findBox(parts, "meta");
  const meta = boxesIn(bytes, box, 4);
  const hasPixels = findBox(parts, "mdat") ?? findBox(meta, "idat");
  if (!box || !hasPixels) return end === bytes.length ? "truncated" : "damaged";
  if (parts.filter(({ name }) => name === "meta").length > 1) return "damaged";
  const places = [...placesOf(bytes, meta).values()].flat();
  if (places.some(({ end }) => end > bytes.length)) return "truncated";
  const properties = propertiesOf(bytes, meta, mainItem(bytes, meta));
  if (!findBox(properties, "ispe")) return "damaged";
  const all = boxesIn(bytes, findBox(boxesIn(bytes, findBox(meta, "iprp")), "ipco"));
  const sizes = all.filter(({ name }) => name === "ispe");
  const rotation = findBox(properties, "irot");
  return {
    width: Math.max(...sizes.map(({ data }) => big32(bytes, data + 4))),
    height: Math.max(...sizes.map(({ data }) => big32(bytes, data + 8))),
    isTurned: rotation !== null && ((bytes[rotation.data] ?? 0) & 1) === 1,
    frames: 1,
    hasAlpha: all.some((property) => isAlpha(bytes, property)),
    end,
    notes: [...parts.filter(({ name }) => name !== "mdat"), ...notesIn(bytes, meta)],
  };
}

/** EXIF, XMP and everything else that is not the picture itself. */
export function notesIn(bytes: Uint8Array, meta: Part[]): (Span & { type: string })[] {
  const places = placesOf(bytes, meta);
  const notes = itemsIn(bytes, meta).filter(({ type }) => type !== "av01" && type !== "grid");
  return notes.flatMap(({ id, type }) => (places.get(id) ?? []).map((span) => ({ ...span, type })));
}

function mainItem(bytes: Uint8Array, meta: Part[]): number {
  const box = findBox(meta, "pitm");
  if (!box) return 0;
  return bytes[box.data] === 0 ? big16(bytes, box.data + 4) : big32(bytes, box.data + 4);
}

function isAlpha(bytes: Uint8Array, { name, data, end }: Part): boolean {
  return name === "auxC" && /:alpha|hevc:2015:auxid:1/.test(latin(bytes, data + 4, Math.min(end - data, 64)));
}
