import type { RecognisedFilm } from "../recognise.ts";
import { ByteReader } from "./byte-reader.ts";
import { filterIsoMedia } from "./iso-media.ts";
import type { ByteRange } from "./iso-samples.ts";
import { filterMp3 } from "./mp3.ts";
import { filterOgg } from "./ogg.ts";
import { counted } from "./streams.ts";
import { filterWebm } from "./webm.ts";

/**
 * A film or sound as it arrives, without metadata: names, notes, dates, places. Holds a bounded part of it in memory.
 * Throws a `MediaFault` where it is damaged or over `mostBytes`. `secret` receives the ranges to overwrite with
 * `withBlanks` once all of it is stored: data tracks whose index comes after them.
 */
export async function* filterMedia(
  body: ReadableStream<Uint8Array>,
  format: RecognisedFilm["format"],
  { mostBytes, secret }: { mostBytes: number; secret: ByteRange[] },
): AsyncGenerator<Uint8Array> {
  const reader = new ByteReader(counted(body, mostBytes));
  try {
    if (format === "mp4" || format === "m4a") yield* filterIsoMedia(reader, { secret, samples: 0 });
    else if (format === "webm") yield* filterWebm(reader);
    else if (format === "ogg") yield* filterOgg(reader);
    else yield* filterMp3(reader);
  } finally {
    await reader.close();
  }
}
