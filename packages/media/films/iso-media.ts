import { type BoxHead, latin } from "../bytes.ts";
import { type ByteReader, joined } from "./byte-reader.ts";
import { type Box, boxesIn, boxHead, childOf, free, freeBox } from "./iso-boxes.ts";
import { checkSamples, samplesClaimed } from "./iso-counts.ts";
import { type ByteRange, samplesOf } from "./iso-samples.ts";
import { passBlank, passWhole, takeWhole } from "./passing.ts";
import { damaged, truncated, wrongCodec } from "../fault.ts";

/** Bytes of an index that is held in memory: an hour's film has about two million. */
const longestIndex = 8_000_000;

/**
 * What each part may hold, as far as playing needs it. All else is where cameras and phones write the place, the owner's
 * name and the device (udta, meta, uuid), or where anything can hide (free).
 */
const kept: Record<string, Set<string>> = {
  file: words("ftyp styp pdin moov moof mdat sidx ssix mfra"),
  moov: words("mvhd trak mvex iods"),
  mvex: words("mehd trex leva"),
  trak: words("tkhd edts mdia"),
  mdia: words("mdhd hdlr minf elng"),
  minf: words("vmhd smhd nmhd gmhd hdlr dinf stbl"),
  stbl: words("stsd stts ctts cslg stsc stsz stz2 stco co64 stss stps sdtp sbgp sgpd subs stsh padb stdp"),
  moof: words("mfhd traf"),
  traf: words("tfhd trun tfdt sbgp sgpd subs"),
};
/** Boxes that begin with the times of making and changing. */
const dated = words("mvhd tkhd mdhd");

function words(line: string): Set<string> {
  return new Set(line.split(" "));
}

/** Collected on the way. */
interface Findings {
  secret: ByteRange[];
  samples: number;
}

/**
 * Lets an MP4 or M4A pass byte for byte, with zeros in the place of personal metadata: every
 * offset stays right. `found.secret` gets the ranges that data tracks (a drone's or an action camera's positions) take up
 * among the pictures: where the index comes last they have passed already.
 */
export async function* filterIsoMedia(reader: ByteReader, found: Findings): AsyncGenerator<Uint8Array> {
  const seen = new Set<string>();
  for (let start = await reader.take(8); start.length === 8; start = await reader.take(8)) {
    const isLong = start.subarray(0, 4).join() === "0,0,0,1";
    const bytes = isLong ? joined([start, await takeWhole(reader, 8)]) : start;
    const head = boxHead(bytes);
    if (seen.size === 0 && head.type !== "ftyp") throw damaged("The film does not begin as an MP4 does.");
    seen.add(head.type);
    yield* passBox(reader, head, bytes, found);
  }
  if (!seen.has("moov") || !seen.has("mdat")) throw truncated();
}

async function* passBox(
  reader: ByteReader,
  { type, size, length }: BoxHead,
  head: Uint8Array,
  found: Findings,
): AsyncGenerator<Uint8Array> {
  const content = size - length;
  if (type === "moov" || type === "moof") {
    if (size > longestIndex) throw damaged("The film’s index is longer than any player reads.");
    const index = joined([head, await takeWhole(reader, content)]);
    const box = { type, start: 0, content: length, end: size };
    clear(index, box, found);
    yield index;
  } else if (kept.file?.has(type)) {
    yield head;
    yield* passWhole(reader, content);
  } else {
    head.set(free, 4);
    yield head;
    yield* passBlank(reader, content);
  }
}

/** Clears a box of what need not be in it. */
function clear(bytes: Uint8Array, parent: Box, found: Findings): void {
  for (const box of boxesIn(bytes, parent.content, parent.end)) {
    if (!kept[parent.type]?.has(box.type)) freeBox(bytes, box);
    else if (box.type === "trak" && !isPlayed(bytes, box)) {
      if (childOf(bytes, parent, "mvex")) throw dataInFragments();
      for (const range of samplesOf(bytes, box)) found.secret.push(range);
      freeBox(bytes, box);
    } else if (dated.has(box.type)) clearTimes(bytes, box);
    else if (box.type === "hdlr") bytes.fill(0, Math.min(box.content + 24, box.end), box.end);
    else if (kept[box.type]) clear(bytes, box, found);
    else found.samples += samplesClaimed(bytes, box);
    checkSamples(found.samples);
  }
}

function isPlayed(bytes: Uint8Array, track: Box): boolean {
  const handler = childOf(bytes, track, "mdia", "hdlr");
  if (!handler) throw damaged("A track of the film does not say what it is.");
  return /^(vide|soun)$/.test(latin(bytes, handler.content + 8, 4));
}

function clearTimes(bytes: Uint8Array, { content, end }: Box): void {
  const length = bytes[content] === 1 ? 16 : 8;
  if (content + 4 + length > end) throw damaged("A part of the film’s index is too short.");
  bytes.fill(0, content + 4, content + 4 + length);
}

function dataInFragments() {
  return wrongCodec(
    "This film carries a data track in fragments, in which places may be written.",
    "a picture and a sound track alone, as a plain MP4",
  );
}
