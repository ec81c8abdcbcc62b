import type { RecognisedFilm } from "../../media/upload/store-film.server.ts";
import { ByteReader } from "./byte-reader.ts";
import { filterIsoMedia } from "./iso-media.ts";
import type { ByteRange } from "./iso-samples.ts";
import { filterMp3 } from "./mp3.ts";
import { filterOgg } from "./ogg.ts";
import { counted } from "./streams.ts";
import { filterWebm } from "./webm.ts";

/** What of an arriving file is stored. `secret` gets what is to be zeroed once it has all come. */
export async function* filterMedia(
  body: ReadableStream<Uint8Array>,
  format: RecognisedFilm["format"],
  secret: ByteRange[],
): AsyncGenerator<Uint8Array> {
  const reader = new ByteReader(counted(body));
  try {
    if (format === "mp4" || format === "m4a") yield* filterIsoMedia(reader, { secret, samples: 0 });
    else if (format === "webm") yield* filterWebm(reader);
    else if (format === "ogg") yield* filterOgg(reader);
    else yield* filterMp3(reader);
  } finally {
    await reader.close();
  }
}
