import type { StoredObject } from "@toadstool/media/bindings";
import type { Owner } from "../../identity/owner.ts";
import { refuse, type Refused } from "../../outcome.ts";
import type { Services } from "../../services.ts";
import { isKeptName, type KeptManifest, keys } from "./layout.ts";
import { linesOf } from "./parts.server.ts";
import { keptNames } from "./pruning.server.ts";

type Kept = Pick<Services, "kept">;

/** The names of the backups that are kept, newest first; refused where the site has no bucket for them. */
export async function listKept({ kept }: Kept, _owner: Owner): Promise<string[] | Refused> {
  return kept ? (await keptNames(kept)).toReversed() : noBucket;
}

export async function findKept(
  { kept }: Kept,
  _owner: Owner,
  name: string,
): Promise<KeptManifest | Refused | null> {
  if (!kept) return noBucket;
  if (!isKeptName(name)) return null;
  const [manifest] = await linesOf<KeptManifest>(kept, keys.manifest(name));
  return manifest ?? null;
}

/** A part of a kept backup, or a file of the library as the bucket has it. */
export async function openKept(
  { kept }: Kept,
  _owner: Owner,
  key: string,
): Promise<{ object: StoredObject; body: ReadableStream<Uint8Array> } | Refused | null> {
  if (!kept) return noBucket;
  return /^(parts|files)\//.test(key) ? kept.get(key) : null;
}

const noBucket = refuse(
  "conflict",
  "no_backup_bucket",
  "This site has no bucket for backups: docs/deploy.md says how to add one.",
);
