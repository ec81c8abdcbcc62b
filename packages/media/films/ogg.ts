import { latin } from "../bytes.ts";
import type { ByteReader } from "./byte-reader.ts";
import { clearComments, type OggPage, takePage } from "./ogg-page.ts";
import { damaged, truncated, wrongCodec } from "../fault.ts";

/** Bytes that are held in memory until the comments have ended: space for a cover picture. */
const longestComments = 4_000_000;

/**
 * Copies an Ogg file, with the comments of each stream in it (its second packet: names, notes, pictures) zeroed in place and
 * the checksums of their pages computed again.
 */
export async function* filterOgg(reader: ByteReader): AsyncGenerator<Uint8Array> {
  /** How many packets of each stream have ended. */
  const ended = new Map<number, number>();
  let held: OggPage[] = [];
  let heldBytes = 0;
  for (let page = await takePage(reader); page; page = await takePage(reader)) {
    if (page.isFirst) checkStart(page);
    const before = page.isFirst ? 0 : ended.get(page.stream);
    if (before === undefined) throw damaged("The sound holds a part of a stream that never began.");
    ended.set(page.stream, before + page.packetsEnded);
    held.push(page);
    heldBytes += page.bytes.length;
    if (before === 1 && page.packetsEnded > 0) {
      clearComments(held.filter(({ stream, isFirst }) => stream === page.stream && !isFirst));
    }
    if (heldBytes > longestComments) throw damaged("The sound’s comments are longer than any player reads.");
    if ([...ended.values()].includes(1)) continue;
    for (const { bytes } of held) yield bytes;
    held = [];
    heldBytes = 0;
  }
  if (held.length > 0 || ended.size === 0) throw truncated();
}

/** A stream's first packet has a page of its own and names its codec. */
function checkStart({ packetsEnded, content }: OggPage): void {
  if (packetsEnded !== 1) throw damaged("The sound does not begin as an Ogg does.");
  if (latin(content, 0, 8) !== "OpusHead" && latin(content, 0, 7) !== "\x01vorbis") {
    throw wrongCodec(
      "This Ogg holds something else than Opus or Vorbis sound.",
      "Opus or Vorbis sound alone",
    );
  }
}
