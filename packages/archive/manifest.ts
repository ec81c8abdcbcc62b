import * as v from "valibot";
import { ArchiveFault } from "./archive-fault.ts";
import { tableName } from "./entry-names.ts";

export const archiveFormat = "toadstool-backup";
export const archiveVersion = 1;

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const text = v.pipe(v.string(), v.maxLength(500));
const moment = v.pipe(v.string(), v.isoTimestamp());

const tableSchema = v.object({ rows: whole, bytes: whole, sha256 });

/** What an archive holds, with the counts and hashes that it is held to. */
export const manifestSchema = v.object({
  format: v.literal(archiveFormat),
  version: v.literal(archiveVersion),
  /** The origin of the site that was backed up. */
  site: text,
  madeAt: moment,
  /** The moment at which the rows were as they are here. */
  consistentAt: moment,
  /** The engine’s version, and its last migration. */
  engine: text,
  migration: text,
  /** Whether sessions, hashes of tokens and other secrets are among the rows. */
  hasSecrets: v.boolean(),
  tables: v.record(v.pipe(v.string(), v.regex(tableName)), tableSchema),
  /** `sha256` is that of `files.jsonl`, which has the hash of each file. */
  files: v.object({ count: whole, bytes: whole, sha256 }),
});

export type Manifest = v.InferOutput<typeof manifestSchema>;
export type TableFacts = v.InferOutput<typeof tableSchema>;

const envelope = v.object({ format: v.literal(archiveFormat), version: v.number() });

/** The manifest in a text; a fault where it is none, or one of a version that this reader does not know. */
export function readManifest(json: string): Manifest {
  const sent = parsedJson(json);
  if (!v.is(envelope, sent)) throw new ArchiveFault("not_an_archive", "The file is not a backup of a site.");
  if (sent.version > archiveVersion) {
    const message = `The backup has version ${sent.version} of the format; this program reads up to ${archiveVersion}. Update the program first.`;
    throw new ArchiveFault("newer_version", message);
  }
  const read = v.safeParse(manifestSchema, sent);
  if (read.success) return read.output;
  const field = v.getDotPath(read.issues[0]) ?? "";
  throw new ArchiveFault("damaged", `The backup’s manifest is invalid in “${field}”.`);
}

function parsedJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** All unpacked bytes of rows and files that a manifest declares. */
export function declaredBytes({ tables, files }: Manifest): number {
  return Object.values(tables).reduce((sum, { bytes }) => sum + bytes, files.bytes);
}
