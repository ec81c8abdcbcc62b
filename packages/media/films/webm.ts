import { type ByteReader, joined } from "./byte-reader.ts";
import { elementsIn, type ElementHead, takeElementHead, voidHead } from "./ebml.ts";
import { passBlank, passWhole, skipWhole, takeWhole } from "./passing.ts";
import { damaged, truncated } from "../fault.ts";

const ids = { ebml: 0x1a45dfa3, segment: 0x18538067, info: 0x1549a966, cluster: 0x1f43b675 };
/** SeekHead, Tracks and Cues; and, for a recorder's clusters of unknown length, what clusters hold. */
const kept = new Set([0x114d9b74, 0x1654ae6b, 0x1c53bb6b, 0xe7, 0xa7, 0xab, 0xa3, 0xa0, 0x5854, 0xaf]);
/** In Info: the date, the title, names of files on the maker's machine, and the checksum over them. */
const telling = new Set([0x4461, 0x7ba9, 0x7384, 0x3c83ab, 0x3e83bb, 0xbf]);
const longestInfo = 100_000;

/** Lets a WebM pass, with zeros in the place of tags, attached files, chapters and dates: every offset stays right. */
export async function* filterWebm(reader: ByteReader): AsyncGenerator<Uint8Array> {
  const start = await takeElementHead(reader);
  if (start?.id !== ids.ebml || start.size > longestInfo)
    throw damaged("The film does not begin as a WebM does.");
  yield start.bytes;
  yield* passWhole(reader, start.size);
  const segment = await takeElementHead(reader);
  if (!segment) throw truncated();
  if (segment.id !== ids.segment) throw damaged("The film does not go on as a WebM does.");
  yield segment.bytes;
  yield* passSegment(reader, segment.size);
  // Everything after it is not part of the film.
  await skipWhole(reader, Infinity);
}

async function* passSegment(reader: ByteReader, size: number): AsyncGenerator<Uint8Array> {
  let left = size;
  while (left > 0) {
    const head = await takeElementHead(reader);
    if (!head && size === Infinity) return;
    if (!head) throw truncated();
    yield* passElement(reader, head);
    left -= head.bytes.length + (head.id === ids.cluster && head.size === Infinity ? 0 : head.size);
  }
  if (left < 0) throw damaged("A part of the film is longer than the part that contains it.");
}

async function* passElement(reader: ByteReader, head: ElementHead): AsyncGenerator<Uint8Array> {
  const { id, size, bytes } = head;
  if (id === ids.cluster) {
    yield bytes;
    // One of unknown length goes on to the next element that is none of a cluster's.
    if (size !== Infinity) yield* passWhole(reader, size);
  } else if (size === Infinity) {
    throw damaged("A part of the film does not say how long it is.");
  } else if (id === ids.info) {
    if (size > longestInfo) throw damaged("The film’s description is longer than any player reads.");
    const element = joined([bytes, await takeWhole(reader, size)]);
    clearInfo(element, bytes.length);
    yield element;
  } else if (kept.has(id)) {
    yield bytes;
    yield* passWhole(reader, size);
  } else {
    yield voidHead(bytes.length, size);
    yield* passBlank(reader, size);
  }
}

function clearInfo(info: Uint8Array, content: number): void {
  for (const { id, start, length, size } of elementsIn(info, content)) {
    if (!telling.has(id)) continue;
    info.set(voidHead(length, size), start);
    info.fill(0, start + length, start + length + size);
  }
}
