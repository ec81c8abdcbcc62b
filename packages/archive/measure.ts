import { createHash } from "node:crypto";
import type { TableFacts } from "./manifest.ts";

export type Bytes = AsyncIterable<Uint8Array>;

const lineFeed = 10;

/** Counts and hashes bytes in passing; `rows` are the lines that ended. */
export function meter() {
  const hash = createHash("sha256");
  const seen = { rows: 0, bytes: 0 };
  return {
    take(chunk: Uint8Array): void {
      hash.update(chunk);
      seen.bytes += chunk.length;
      for (let at = chunk.indexOf(lineFeed); at >= 0; at = chunk.indexOf(lineFeed, at + 1)) seen.rows++;
    },
    end: (): TableFacts => ({ ...seen, sha256: hash.digest("hex") }),
  };
}

/** The lines, bytes and hash of a stream: what the manifest says of a table. */
export async function measure(bytes: Bytes): Promise<TableFacts> {
  const { take, end } = meter();
  for await (const chunk of bytes) take(chunk);
  return end();
}
