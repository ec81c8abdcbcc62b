import { createHash } from "node:crypto";
import { open, rename, rm } from "node:fs/promises";
import { ArchiveFault } from "../archive-fault.ts";
import type { Manifest } from "../manifest.ts";
import { pack } from "./pack.ts";
import { type BackupFacts, describeSpool, entriesOf } from "./spool.ts";

export interface PackedArchive {
  manifest: Manifest;
  bytes: number;
  sha256: string;
}

interface PackOptions {
  passphrase?: string;
  onProgress?: (bytes: number) => void;
}

/** Packs a spool into the archive `to`, which is there only when it is whole. Nothing of the spool is removed. */
export async function packSpool(
  spool: string,
  facts: BackupFacts,
  to: string,
  { passphrase, onProgress }: PackOptions = {},
): Promise<PackedArchive> {
  const unfinished = `${to}.unfinished`;
  const hash = createHash("sha256");
  let bytes = 0;
  try {
    const manifest = await describeSpool(spool, facts);
    const stream = await pack(entriesOf(spool, manifest), new Date(manifest.consistentAt), passphrase);
    const file = await open(unfinished, "w", 0o600);
    try {
      const passing = async function* () {
        for await (const chunk of stream) {
          hash.update(chunk);
          bytes += chunk.length;
          onProgress?.(bytes);
          yield chunk;
        }
      };
      await file.writeFile(passing());
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, to);
    return { manifest, bytes, sha256: hash.digest("hex") };
  } catch (error) {
    await rm(unfinished, { force: true });
    if ((error as { code?: string }).code !== "ENOSPC") throw error;
    throw new ArchiveFault("disk_full", "The disk is full. Make room, then run the backup again.", {
      cause: error,
    });
  }
}
