import { latin, little32 } from "../bytes.ts";
import { type ByteReader, joined } from "./byte-reader.ts";
import { takeWhole } from "./passing.ts";
import { damaged } from "../fault.ts";

export interface OggPage {
  /** The page as it lies in the file, and the part of it after its head. */
  bytes: Uint8Array;
  content: Uint8Array;
  stream: number;
  isFirst: boolean;
  packetsEnded: number;
}

/** Null where the file ends. */
export async function takePage(reader: ByteReader): Promise<OggPage | null> {
  const start = await reader.take(1);
  if (start.length === 0) return null;
  const head = joined([start, await takeWhole(reader, 26)]);
  if (latin(head, 0, 4) !== "OggS") throw damaged("The sound’s parts do not fit together.");
  const lengths = await takeWhole(reader, head[26] ?? 0);
  const rest = await takeWhole(reader, sum(lengths));
  const bytes = joined([head, lengths, rest]);
  return {
    bytes,
    content: bytes.subarray(27 + lengths.length),
    stream: little32(head, 14),
    isFirst: ((head[5] ?? 0) & 2) !== 0,
    // A packet goes on after every 255.
    packetsEnded: lengths.filter((length) => length < 255).length,
  };
}

/** Empties the list of comments in the first packet of `pages`. */
export function clearComments(pages: OggPage[]): void {
  const content = joined(pages.map((page) => page.content));
  const packet = content.subarray(0, firstPacket(pages));
  const isVorbis = latin(packet, 0, 7) === "\x03vorbis";
  if (!isVorbis && latin(packet, 0, 8) !== "OpusTags")
    throw damaged("The sound’s comments are not where they belong.");
  const maker = isVorbis ? 7 : 8;
  const list = maker + 4 + little32(packet, maker);
  if (list + 4 > packet.length)
    throw damaged("The sound’s comments are longer than the part that contains them.");
  packet.fill(0, list);
  // Vorbis wants a bit set after the list.
  if (isVorbis && list + 4 < packet.length) packet[list + 4] = 1;
  let at = 0;
  for (const page of pages) {
    page.content.set(content.subarray(at, at + page.content.length));
    at += page.content.length;
    sign(page.bytes);
  }
}

/** Bytes up to the end of the first packet. */
function firstPacket(pages: OggPage[]): number {
  const lengths = pages.flatMap(({ bytes, content }) => [
    ...bytes.subarray(27, bytes.length - content.length),
  ]);
  const last = lengths.findIndex((length) => length < 255);
  return sum(lengths.slice(0, last + 1));
}

/** Writes a page's checksum: a CRC-32 of its own kind over the page, with zeros where the checksum lies. */
function sign(page: Uint8Array): void {
  page.fill(0, 22, 26);
  let crc = 0;
  for (const byte of page) {
    crc ^= byte << 24;
    for (let bit = 0; bit < 8; bit++) crc = (crc << 1) ^ (crc < 0 ? 0x04c11db7 : 0);
  }
  new DataView(page.buffer, page.byteOffset).setUint32(22, crc, true);
}

function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}
