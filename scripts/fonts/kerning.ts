import { create } from "fontkit";
import subset from "subset-font";

/** A place on the axes of a font. */
type Place = Record<string, number>;

/** Letters, figures and the marks of sentences: what is seen side by side. */
const usual = /^[\p{L}\p{Nd}.,:;!?'"‘’“”()/&–—-]$/u;
/** In a font's units: less is a twentieth of a pixel in a text. */
const least = 3;

/** What a variable font closes or opens between each two characters at one place on its axes, in its units, where it is seen. */
export async function kerningAt(
  font: Uint8Array,
  characters: number[],
  place: Place,
): Promise<[first: number, second: number, by: number][]> {
  const still = create(
    await subset(font, String.fromCodePoint(...characters), {
      targetFormat: "truetype",
      keepFeatures: ["kern"],
      variationAxes: place,
    }),
  );
  const width = (...pair: number[]) => still.layout(String.fromCodePoint(...pair)).advanceWidth;
  const widths = new Map(characters.map((character) => [character, width(character)]));
  const alone = (character: number) => widths.get(character) ?? 0;
  const kerned = characters.filter((character) => usual.test(String.fromCodePoint(character)));
  const by = (first: number, second: number) => width(first, second) - alone(first) - alone(second);
  return kerned
    .flatMap((first) => kerned.map((second): [number, number, number] => [first, second, by(first, second)]))
    .filter(([, , units]) => Math.abs(units) >= least);
}

/**
 * The font, a TrueType file, with a table of kerning that is the same at every place on its axes:
 * https://learn.microsoft.com/en-us/typography/opentype/spec/kern. Shapers read it where GPOS says nothing of kerning.
 */
export function withKerning(
  font: Uint8Array,
  pairs: [first: number, second: number, by: number][],
): Uint8Array {
  const made = create(font);
  const glyph = (character: number) => made.glyphForCodePoint(character).id;
  const sorted = pairs
    .map(([first, second, by]) => ({ key: glyph(first) * 0x1_0000 + glyph(second), by }))
    .toSorted((one, other) => one.key - other.key);
  const step = 2 ** Math.floor(Math.log2(sorted.length)) * 6;
  const table = Buffer.alloc(18 + sorted.length * 6);
  // Version 0 with one subtable: its version, its length, and that it is horizontal and of format 0.
  [0, 1, 0, table.length - 4, 1, sorted.length, step, Math.log2(step / 6), sorted.length * 6 - step].forEach(
    (value, index) => table.writeUInt16BE(value, index * 2),
  );
  for (const [index, { key, by }] of sorted.entries()) {
    table.writeUInt32BE(key, 18 + index * 6);
    table.writeInt16BE(by, 22 + index * 6);
  }
  return withTable(Buffer.from(font), "kern", table);
}

/** The directory of a TrueType file names its tables in the order of the alphabet; a packer of WOFF2 makes all sums anew. */
function withTable(font: Buffer, tag: string, table: Buffer): Uint8Array {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const at = 12 + index * 16;
    const [offset, length] = [font.readUInt32BE(at + 8), font.readUInt32BE(at + 12)];
    return { tag: font.toString("latin1", at, at + 4), content: font.subarray(offset, offset + length) };
  });
  const tables = [...entries, { tag, content: table }].toSorted((one, other) =>
    one.tag < other.tag ? -1 : 1,
  );
  const directory = Buffer.alloc(12 + tables.length * 16);
  font.copy(directory, 0, 0, 4);
  const most = 2 ** Math.floor(Math.log2(tables.length));
  [tables.length, most * 16, Math.log2(most), (tables.length - most) * 16].forEach((value, index) =>
    directory.writeUInt16BE(value, 4 + index * 2),
  );
  const parts = [directory];
  let offset = directory.length;
  for (const [index, { tag: name, content }] of tables.entries()) {
    const at = 12 + index * 16;
    directory.write(name, at, "latin1");
    directory.writeUInt32BE(offset, at + 8);
    directory.writeUInt32BE(content.length, at + 12);
    const padded = Buffer.alloc(Math.ceil(content.length / 4) * 4);
    content.copy(padded);
    parts.push(padded);
    offset += padded.length;
  }
  return Buffer.concat(parts);
}
