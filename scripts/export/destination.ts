import { createWriteStream } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ZipWriter } from "@zip.js/zip.js";
import type { Bytes } from "@toadstool/archive";

/** Where an export is written. It is there, whole, when it is finished, and not before. */
export interface Destination {
  put: (path: string, content: string | Bytes) => Promise<void>;
  finish: () => Promise<void>;
  /** Leaves nothing behind. */
  abandon: () => Promise<void>;
}

/** A folder, or a zip where the name ends so. Throws where something is there already. */
export async function openDestination(to: string): Promise<Destination> {
  if (await hasSomething(to))
    throw new Error(`${to} is there already. Choose another name after --to, or remove it.`);
  const partial = `${to}.partial`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(dirname(to), { recursive: true });
  const { put, close } = to.endsWith(".zip") ? zipAt(partial) : folderAt(partial);
  return {
    put,
    async finish() {
      await close();
      await rm(to, { recursive: true, force: true });
      await rename(partial, to);
    },
    async abandon() {
      await close().catch(() => undefined);
      await rm(partial, { recursive: true, force: true });
    },
  };
}

/** An empty folder is as good as none. */
async function hasSomething(path: string): Promise<boolean> {
  try {
    return (await readdir(path)).length > 0;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== "ENOENT";
  }
}

function folderAt(folder: string) {
  return {
    async put(path: string, content: string | Bytes) {
      const target = join(folder, path);
      await mkdir(dirname(target), { recursive: true });
      await pipeline(streamOf(content), createWriteStream(target));
    },
    close: async () => void (await mkdir(folder, { recursive: true })),
  };
}

function zipAt(file: string) {
  const zip = new ZipWriter(Writable.toWeb(createWriteStream(file)) as WritableStream<Uint8Array>);
  return {
    async put(path: string, content: string | Bytes) {
      await zip.add(path, Readable.toWeb(streamOf(content)) as unknown as ReadableStream<Uint8Array>);
    },
    close: async () => void (await zip.close()),
  };
}

function streamOf(content: string | Bytes): Readable {
  return typeof content === "string"
    ? Readable.from([Buffer.from(content)])
    : Readable.from(content, { objectMode: false });
}
