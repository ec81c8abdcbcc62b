import * as v from "valibot";
import { ArchiveFault } from "./archive-fault.ts";
import { isFileKey } from "./entry-names.ts";

const listedFileSchema = v.object({
  key: v.pipe(v.string(), v.check(isFileKey)),
  bytes: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  contentType: v.pipe(v.string(), v.maxLength(200)),
});

/** A line of `files.jsonl`. */
export type ListedFile = v.InferOutput<typeof listedFileSchema>;

/** No line is longer; so the list’s own size follows from the number of files. */
export const longestFileLine = 2048;

export function readFileLine(line: string): ListedFile {
  const read = v.safeParse(listedFileSchema, JSON.parse(line));
  if (read.success) return read.output;
  const { key } = JSON.parse(line) as { key?: unknown };
  if (typeof key === "string" && !isFileKey(key)) {
    const message = `The archive lists a file with an unsafe name: ${JSON.stringify(key)}.`;
    throw new ArchiveFault("unsafe_name", message);
  }
  throw new ArchiveFault("damaged", "The archive’s list of files is damaged.");
}
