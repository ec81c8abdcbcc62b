/** Takes a stream by exact lengths or lets it pass, with no more of it in memory than was asked for. */
export class ByteReader {
  readonly #chunks: AsyncIterator<Uint8Array>;
  #rest: Uint8Array = new Uint8Array();

  constructor(chunks: AsyncIterable<Uint8Array>) {
    this.#chunks = chunks[Symbol.asyncIterator]();
  }

  /** A copy of the next `length` bytes; fewer where the stream ends. */
  async take(length: number): Promise<Uint8Array> {
    const pieces: Uint8Array[] = [];
    for await (const piece of this.pass(length)) pieces.push(piece);
    return joined(pieces);
  }

  /** The next `length` bytes as they come; fewer where the stream ends. */
  async *pass(length: number): AsyncGenerator<Uint8Array> {
    let left = length;
    while (left > 0 && (await this.#hasMore())) {
      const piece = this.#rest.subarray(0, left);
      this.#rest = this.#rest.subarray(piece.length);
      left -= piece.length;
      yield piece;
    }
  }

  /** Lets go of the stream, whatever is left of it. */
  async close(): Promise<void> {
    await this.#chunks.return?.();
  }

  async #hasMore(): Promise<boolean> {
    while (this.#rest.length === 0) {
      const { done, value } = await this.#chunks.next();
      if (done) return false;
      this.#rest = value;
    }
    return true;
  }
}

export function joined(pieces: Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let filled = 0;
  for (const piece of pieces) {
    bytes.set(piece, filled);
    filled += piece.length;
  }
  return bytes;
}
