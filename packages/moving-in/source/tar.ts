import { createTarDecoder, type ParsedTarEntry } from "modern-tar";
import { MovingFault } from "../fault.ts";
import { harmless, type SourceLimits } from "./limits.ts";
import { isClutter, safePath } from "./paths.ts";
import { chunksOf } from "./read.ts";
import type { LeftOut, Part } from "./source.ts";

/** Where a tar’s first header names its format, and how. */
const markAt = 257;
const mark = "ustar";

/** Whether a file is a tar in gzip, such as a backup of a Toadstool site; a damaged gzip is taken for one. */
export async function seemsTar(blob: Blob): Promise<boolean> {
  const [first, second] = new Uint8Array(await blob.slice(0, 2).arrayBuffer());
  if (first !== 0x1f || second !== 0x8b) return false;
  const reader = unzipped(blob).getReader();
  let head = "";
  try {
    while (head.length < markAt + mark.length) {
      // oxlint-disable-next-line no-await-in-loop -- a stream comes part by part
      const { done, value } = await reader.read();
      if (done) break;
      head += String.fromCharCode(...value.subarray(0, 512));
    }
  } catch {
    // Opening it reports the damage.
    return true;
  } finally {
    await reader.cancel().catch(() => {});
  }
  return head.startsWith(mark, markAt);
}

/** A tar in gzip. It cannot be read in any order but its own, so all of it is unpacked at once, up to `limits.tar` bytes. */
export async function openTar(blob: Blob, prefix: string, limits: SourceLimits): Promise<Part> {
  const found = new Map<string, Blob>();
  const leftOut: LeftOut[] = [];
  const most = Math.min(limits.tar, Math.max(harmless, blob.size * limits.ratio));
  let unpacked = 0;
  try {
    const entries = unzipped(blob).pipeThrough(
      createTarDecoder({ strict: true }) as ReadableWritablePair<ParsedTarEntry, Uint8Array>,
    );
    for await (const { header, body } of chunksOf(entries)) {
      const path = safePath(header.name);
      if (path === null) leftOut.push({ path: header.name, why: "Its path leads out of the archive." });
      else if (header.type === "file" && !isClutter(path)) {
        unpacked += header.size;
        if (unpacked > most || found.size >= limits.entries) throw tooLarge();
        found.set(prefix + path, await new Response(body as ReadableStream<Uint8Array<ArrayBuffer>>).blob());
        continue;
      } else if (header.type === "symlink" || header.type === "link")
        leftOut.push({ path, why: "It is a link to another file." });
      await body.cancel();
    }
  } catch (error) {
    throw error instanceof MovingFault ? error : broken();
  }
  return {
    entries: [...found].map(([path, { size }]) => ({ path, bytes: size })),
    leftOut,
    async open(path) {
      const file = found.get(path);
      if (!file) throw new MovingFault("export_broken", `There is no file “${path}” in the archive.`);
      return file.stream();
    },
  };
}

function unzipped(blob: Blob): ReadableStream<Uint8Array> {
  const gunzip = new DecompressionStream("gzip") as ReadableWritablePair<Uint8Array, Uint8Array>;
  return blob.stream().pipeThrough(gunzip);
}

function tooLarge(): MovingFault {
  const words =
    "The archive is too large to be unpacked here. Unpack it on your computer (“tar -xzf FILE”) and choose the folder.";
  return new MovingFault("tar_too_large", words);
}

function broken(): MovingFault {
  const words =
    "The archive is damaged or was not downloaded whole. Nothing was imported. Take a new backup, or download it again, and choose the new file.";
  return new MovingFault("tar_broken", words);
}
