import { uploadLimits } from "../../media/image.ts";
import { tooLarge } from "./unfit.ts";

/** The chunks of a stream up to the limit of films and sounds, by count, whatever was said of its length. */
export async function* counted(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > uploadLimits.media) throw tooLarge();
    yield chunk;
  }
}

/** A stream that takes the next piece when it is asked for one. */
export function streamOf(pieces: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await pieces.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}
