import { MovingFault } from "../fault.ts";
import { type SourceLimits, usualLimits } from "./limits.ts";
import { isClutter, safePath } from "./paths.ts";
import { openTar, seemsTar } from "./tar.ts";
import { openZip, seemsZip } from "./zip.ts";

/** A file that the owner chose: in a browser a `File` with its path in the chosen folder, in Node a blob opened when it is read. */
export interface GivenFile {
  path: string;
  blob: Blob | (() => Promise<Blob>);
  /** Of a blob that is not open yet. */
  bytes?: number;
}

export interface Entry {
  path: string;
  bytes: number;
}

export interface LeftOut {
  path: string;
  why: string;
}

/** What was chosen, as files with paths, wherever they are. */
export interface Source {
  /** For people: the name of the file or folder. */
  name: string;
  /** Of what was chosen. */
  bytes: number;
  /** In the order of their paths. */
  entries: readonly Entry[];
  leftOut: readonly LeftOut[];
  limits: SourceLimits;
  /** The bytes of an entry. Reading throws a `MovingFault` where there are more of them than the archive said. */
  open(path: string): Promise<ReadableStream<Uint8Array>>;
  close(): Promise<void>;
}

/** A part of a source: the files of a folder, or of one zip. */
export interface Part {
  entries: Entry[];
  leftOut: LeftOut[];
  open(path: string): Promise<ReadableStream<Uint8Array>>;
  close?(): Promise<void>;
}

/** More files than this are a folder, whose archives are files like others. */
const fewFiles = 20;

/** Opens what was chosen: one file, several, or all of a folder. Zips and tars in gzip among a few files are opened. */
export async function openSource(
  given: readonly GivenFile[],
  limits: Partial<SourceLimits> = {},
): Promise<Source> {
  const all = { ...usualLimits, ...limits };
  if (given.length > all.entries) throw tooMany(all.entries);
  const parts: Part[] = [];
  const plain: GivenFile[] = [];
  for (const file of given) {
    // oxlint-disable-next-line no-await-in-loop -- only a few files are opened
    const archive = given.length <= fewFiles ? await archiveIn(file, given.length > 1, all, parts) : null;
    if (archive) parts.push(archive);
    else plain.push(file);
  }
  parts.push(filesOf(plain));
  const owners = new Map<string, Part>();
  for (const part of parts) for (const { path } of part.entries) owners.set(path, part);
  const entries = parts
    .flatMap((part) => part.entries)
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));
  if (entries.length > all.entries) throw tooMany(all.entries);
  if (entries.length === 0) throw new MovingFault("empty", "There is nothing to read in what you chose.");
  return {
    name: nameOf(given),
    bytes: given.reduce((sum, file) => sum + sizeOf(file), 0),
    entries,
    leftOut: parts.flatMap((part) => part.leftOut),
    limits: all,
    open(path) {
      const part = owners.get(path);
      if (!part) throw new MovingFault("export_broken", `There is no file “${path}” in it.`);
      return part.open(path);
    },
    async close() {
      await Promise.all(parts.map((part) => part.close?.()));
    },
  };
}

function tooMany(most: number): MovingFault {
  const message = `It has more than ${most.toLocaleString("en-GB")} files. Choose only the folder with the texts and the one with the pictures.`;
  return new MovingFault("too_many_files", message);
}

async function archiveIn(
  file: GivenFile,
  isOneOfSeveral: boolean,
  limits: SourceLimits,
  others: readonly Part[],
): Promise<Part | null> {
  const blob = await blobOf(file);
  const open = (await seemsZip(blob)) ? openZip : (await seemsTar(blob)) ? openTar : null;
  const before = others.reduce((sum, { entries }) => sum + entries.length, 0);
  return open && open(blob, isOneOfSeveral ? `${safePath(file.path) ?? "archive"}/` : "", limits, before);
}

function filesOf(given: readonly GivenFile[]): Part {
  const files = new Map<string, GivenFile>();
  const leftOut: LeftOut[] = [];
  for (const file of given) {
    const path = safePath(file.path);
    if (path === null) leftOut.push({ path: file.path, why: "Its path leads out of the folder." });
    else if (!isClutter(path)) files.set(path, file);
  }
  return {
    entries: [...files].map(([path, file]) => ({ path, bytes: sizeOf(file) })),
    leftOut,
    async open(path) {
      const file = files.get(path);
      if (!file) throw new MovingFault("export_broken", `There is no file “${path}” in it.`);
      return (await blobOf(file)).stream();
    },
  };
}

const blobOf = async ({ blob }: GivenFile) => (typeof blob === "function" ? blob() : blob);

const sizeOf = ({ blob, bytes }: GivenFile) => bytes ?? (typeof blob === "function" ? 0 : blob.size);

/** A folder's files have its name before the first slash. */
function nameOf([first, ...others]: readonly GivenFile[]): string {
  const path = first?.path ?? "";
  return others.length > 0 && path.includes("/") ? path.slice(0, path.indexOf("/")) : path;
}
