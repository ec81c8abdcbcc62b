import type { GivenFile } from "../source/source.ts";

/** A file of an example, from text or bytes. */
export const given = (path: string, ...parts: (string | Uint8Array<ArrayBuffer>)[]): GivenFile => ({
  path,
  blob: new Blob(parts),
});

/** A picture of one pixel. */
export const pixel = Uint8Array.from(
  atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="),
  (sign) => sign.charCodeAt(0),
);

/** A file that is made as it is read, part by part: as large as wanted, and never whole. */
export function streamed(path: string, parts: () => Iterable<string>): GivenFile {
  return { path, blob: async () => new StreamedBlob(parts) };
}

/** Only its stream is read; what looks at its beginning takes that from the stream too. */
class StreamedBlob extends Blob {
  readonly #parts: () => Iterable<string>;

  constructor(parts: () => Iterable<string>) {
    super([]);
    this.#parts = parts;
  }

  override stream(): ReadableStream<Uint8Array<ArrayBuffer>> {
    const encoder = new TextEncoder();
    const iterator = this.#parts()[Symbol.iterator]();
    return new ReadableStream({
      pull(controller) {
        const { value, done } = iterator.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
    });
  }
}
