import { openAsBlob } from "node:fs";
import { ArchiveFault } from "./archive-fault.ts";

export { type PackedArchive, packSpool } from "./pack/pack-spool.ts";
export { type BackupFacts, describeSpool } from "./pack/spool.ts";

/** A file of any size as a stream, for `readArchive` and `verifyArchive`. */
export async function openArchive(path: string): Promise<ReadableStream<Uint8Array>> {
  try {
    return (await openAsBlob(path)).stream();
  } catch (error) {
    throw new ArchiveFault("not_an_archive", `There is no file ${path} that can be read.`, { cause: error });
  }
}
