import { ArchiveFault } from "./archive-fault.ts";
import type { Bytes } from "./measure.ts";

/** D1 keeps rows of up to 2 MB, which JSON’s escapes make longer. */
const longestLine = 16 * 1024 * 1024;

/** The lines of a stream of JSON Lines, without their ends; memory is bounded by the longest line. */
export async function* linesIn(bytes: Bytes): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  let rest = "";
  for await (const chunk of bytes) {
    const parts = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = parts.pop() ?? "";
    if (rest.length > longestLine)
      throw new ArchiveFault("too_large", "The archive has a row of over 16 MB.");
    yield* parts;
  }
  if (rest + decoder.decode()) throw new ArchiveFault("damaged", "The last row of a table is cut short.");
}
