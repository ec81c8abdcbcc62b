import { linesIn, type Manifest, readArchive, type ReadOptions } from "@toadstool/archive";
import { type FileRow, type Lacking, namedFiles } from "#domain/backup/named-files.ts";

export interface Checked {
  manifest: Manifest;
  /** Pictures, films and sounds that its rows name, with the files of them that it does not hold. None where it is whole. */
  lacking: Lacking[];
}

/** Reads a whole archive. Throws an `ArchiveFault` where anything in it is not as it was made. */
export async function checkArchive(
  stream: ReadableStream<Uint8Array>,
  options: ReadOptions,
): Promise<Checked> {
  const named = namedFiles();
  const held = new Set<string>();
  let manifest: Manifest | undefined;
  for await (const part of readArchive(stream, options)) {
    if (part.kind === "manifest") ({ manifest } = part);
    if (part.kind === "file") held.add(part.file.key);
    if (part.kind === "rows" && named.tables.includes(part.table))
      for await (const line of linesIn(part.bytes)) named.take(part.table, JSON.parse(line) as FileRow);
  }
  if (!manifest) throw new Error("The archive has no manifest.");
  return { manifest, lacking: named.lacking((key) => held.has(key)) };
}
