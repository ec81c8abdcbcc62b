import { crc32 } from "node:zlib";
import { joined } from "./glb-store.ts";

export interface Stored {
  name: string;
  bytes: Uint8Array;
}

/** 1 January 1980: the first day a zip knows, so that the same toad makes the same file. */
const day = 0x0021;
/** A USDZ file's contents begin at multiples of this many bytes. */
const alignment = 64;

/** A zip file whose contents lie in it as they are. */
export function storedZip(files: readonly Stored[]): Uint8Array {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = 0;
  for (const { name, bytes } of files) {
    const words = new TextEncoder().encode(name);
    const filler = new Uint8Array((alignment - ((at + 30 + words.length + 4) % alignment)) % alignment);
    // A field of a kind that nobody reads holds the filler.
    const extra = joined([numbers([0x1986, 2], [filler.length, 2]), filler]);
    const facts = numbers(
      [10, 2],
      [0, 2],
      [0, 2],
      [0, 2],
      [day, 2],
      [crc32(bytes), 4],
      [bytes.length, 4],
      [bytes.length, 4],
    );
    const head = joined([
      numbers([0x04034b50, 4]),
      facts,
      numbers([words.length, 2], [extra.length, 2]),
      words,
      extra,
    ]);
    directory.push(
      joined([
        numbers([0x02014b50, 4], [10, 2]),
        facts,
        numbers([words.length, 2], [0, 2], [0, 2], [0, 2], [0, 2], [0, 4], [at, 4]),
        words,
      ]),
    );
    parts.push(head, bytes);
    at += head.length + bytes.length;
  }
  const listed = joined(directory);
  const end = numbers(
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [files.length, 2],
    [files.length, 2],
    [listed.length, 4],
    [at, 4],
    [0, 2],
  );
  return joined([...parts, listed, end]);
}

/** Each in as many bytes as are told, the lowest first. */
function numbers(...values: [value: number, bytes: 2 | 4][]): Uint8Array {
  return Uint8Array.from(
    values.flatMap(([value, bytes]) => Array.from({ length: bytes }, (_, n) => (value >>> (8 * n)) & 0xff)),
  );
}
