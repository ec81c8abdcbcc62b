import {
  BlobReader,
  configure,
  ERR_ENCRYPTED,
  ERR_ENCRYPTED_CENTRAL_DIRECTORY,
  type FileEntry,
  ZipReader,
} from "@zip.js/zip.js/lib/zip-core-native.js";
import { MovingFault } from "../fault.ts";
import { harmless, type SourceLimits } from "./limits.ts";
import { isClutter, safePath } from "./paths.ts";
import type { Entry, LeftOut, Part } from "./source.ts";

/** Zips begin with the head of a file, or with the end of an empty archive. */
export async function seemsZip(blob: Blob): Promise<boolean> {
  const [first, second, third, fourth] = new Uint8Array(await blob.slice(0, 4).arrayBuffer());
  const mark = ((third ?? 0) << 8) | (fourth ?? 0);
  return first === 0x50 && second === 0x4b && (mark === 0x0304 || mark === 0x0506 || mark === 0x0708);
}

/** A zip, whose files are unpacked when they are read. `prefix` precedes their paths; `before` are the files of other zips. */
export async function openZip(
  blob: Blob,
  prefix: string,
  limits: SourceLimits,
  before: number,
): Promise<Part> {
  // A page that must stay fluent reads the whole export in a thread of its own.
  configure({ useWebWorkers: false });
  // Names are judged here: one that leads out costs its file and not the export.
  const reader = new ZipReader(new BlobReader(blob), { filenameValidation: "tolerant" });
  const found = new Map<string, FileEntry>();
  const leftOut: LeftOut[] = [];
  let unpacked = 0;
  let count = before;
  try {
    for await (const entry of reader.getEntriesGenerator()) {
      if (++count > limits.zipEntries) throw tooMany(limits.zipEntries);
      if (entry.directory) continue;
      const path = safePath(entry.filename);
      if (path === null) leftOut.push({ path: entry.filename, why: "Its path leads out of the archive." });
      else if (entry.symlink) leftOut.push({ path, why: "It is a link to another file." });
      else if (isClutter(path)) continue;
      else if (entry.encrypted) throw encrypted();
      else {
        unpacked += entry.uncompressedSize;
        found.set(prefix + path, entry as FileEntry);
      }
    }
  } catch (error) {
    throw faultOf(error);
  }
  if (unpacked > limits.unpacked || (unpacked > harmless && unpacked > blob.size * limits.ratio))
    throw bomb(`${Math.ceil(unpacked / 1_000_000).toLocaleString("en-GB")} MB of files`);
  return {
    entries: [...found].map(([path, entry]): Entry => ({ path, bytes: entry.uncompressedSize })),
    leftOut,
    async open(path) {
      const entry = found.get(path);
      if (!entry) throw new MovingFault("export_broken", `There is no file “${path}” in the archive.`);
      if (entry.uncompressedSize > limits.entry) throw bomb(`a file, “${path}”, that is too large`);
      return unpack(entry);
    },
    close: () => reader.close(),
  };
}

/** An entry's bytes: as many as the archive says, and not one more. */
function unpack(entry: FileEntry): ReadableStream<Uint8Array> {
  let left = entry.uncompressedSize;
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>({
    transform(bytes, controller) {
      left -= bytes.length;
      if (left < 0) throw bomb("a file that is larger than the archive says");
      controller.enqueue(bytes);
    },
  });
  // A failure reaches the reader through the stream.
  entry.getData(writable, { checkCrc32: true }).catch((error: unknown) => {
    writable.abort(faultOf(error)).catch(() => {});
  });
  return readable;
}

function faultOf(error: unknown): MovingFault {
  if (error instanceof MovingFault) return error;
  const message = error instanceof Error ? error.message : "";
  if (message === ERR_ENCRYPTED || message === ERR_ENCRYPTED_CENTRAL_DIRECTORY) return encrypted();
  const words =
    "The zip is damaged or was not downloaded whole. Nothing was imported. Download the export again and choose the new file.";
  return new MovingFault("zip_broken", words);
}

function encrypted(): MovingFault {
  return new MovingFault(
    "zip_encrypted",
    "The zip is protected with a password. Unpack it on your computer and choose the folder.",
  );
}

function tooMany(most: number): MovingFault {
  const message = `More than ${most.toLocaleString("en-GB")} files are too many for a zip. Unpack it on your computer and choose the folder.`;
  return new MovingFault("too_many_files", message);
}

function bomb(what: string): MovingFault {
  const message = `The zip would unpack to ${what}, which no export does. It was left alone. If it is really yours, unpack it on your computer and choose the folder.`;
  return new MovingFault("zip_bomb", message);
}
