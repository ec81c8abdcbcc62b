import * as v from "valibot";

/** What lies where in the bucket for backups; docs/decisions/0097. */
export const keys = {
  manifests: "manifests/",
  manifest: (name: string) => `manifests/${name}.json`,
  /** Before the parts of all backups, or of one. */
  parts: (name = "") => (name ? `parts/${startOf(name)}/` : "parts/"),
  rows: (name: string, number: number) => `parts/${name}/rows-${padded(number)}.jsonl`,
  fileList: (name: string, number: number) => `parts/${name}/files-${padded(number)}.jsonl`,
  /** A file of the library, once for all backups that name it. */
  file: (key: string) => `files/${key}`,
};

const padded = (number: number) => String(number).padStart(6, "0");

/** `2026-11-20T0200`: the minute in which it began. */
export function nameOf(startedAt: Date): string {
  return startedAt.toISOString().slice(0, 16).replace(":", "");
}

/** The end of the name of a backup that lacks files which its rows name. Its parts are named without it. */
const mark = "-incomplete";
export const incompleteNameOf = (startedAt: Date) => nameOf(startedAt) + mark;
export const isWholeName = (name: string) => !name.endsWith(mark);
/** The minute that is a name’s beginning. */
export const startOf = (name: string) => name.replace(mark, "");

export const isKeptName = (name: string) => /^\d{4}-\d{2}-\d{2}T\d{4}(?:-incomplete)?$/.test(name);

/** The name in a manifest’s key or in a part’s. */
export function nameIn(key: string): string {
  return /^(?:manifests|parts)\/([^./]+)/.exec(key)?.[1] ?? "";
}

const whole = v.pipe(v.number(), v.integer());
const part = v.object({ key: v.string(), bytes: whole, sha256: v.string() });

/** Written last: a backup without one is not whole. */
export const keptManifest = v.object({
  format: v.literal("toadstool-kept-backup"),
  version: v.literal(1),
  name: v.string(),
  site: v.string(),
  startedAt: v.string(),
  consistentAt: v.string(),
  /** The name of the database’s last migration. */
  migration: v.string(),
  tables: v.array(v.string()),
  /** In their order: where two have the same row, the later one holds. */
  parts: v.array(part),
  rows: whole,
  files: whole,
  /** Of all parts and files. */
  bytes: whole,
});
export type KeptManifest = v.InferOutput<typeof keptManifest>;
