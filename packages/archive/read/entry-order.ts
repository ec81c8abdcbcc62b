import { createTarDecoder, type ParsedTarEntry } from "modern-tar";
import { ArchiveFault } from "../archive-fault.ts";
import { checkEntryName } from "../entry-names.ts";

/** Reads a tar’s entries in the one order that is expected of them. */
export function entriesIn(tar: ReadableStream<Uint8Array>) {
  const reader = (
    tar.pipeThrough(createTarDecoder({ strict: true })) as ReadableStream<ParsedTarEntry>
  ).getReader();
  return {
    /** The bytes of the entry that must come now. `size` is what it must have, or at most. */
    async next(name: string, size: { exact: number } | { most: number }) {
      const { done, value } = await reader.read();
      if (done) throw new ArchiveFault("cut_short", `The archive is cut short: “${name}” is missing.`);
      const { header, body } = value;
      checkEntryName(header.name);
      if (header.type !== "file" || header.name !== name) {
        const found = header.type === "file" ? `“${header.name}”` : `a ${header.type} “${header.name}”`;
        throw new ArchiveFault("unexpected_entry", `The archive has ${found} where “${name}” belongs.`);
      }
      checkSize(name, header.size, size);
      return body as ReadableStream<Uint8Array>;
    },
    /** Nothing may come any more. */
    async end() {
      const { done, value } = await reader.read();
      if (done) return;
      checkEntryName(value.header.name);
      const message = `The archive has one entry too many: “${value.header.name}”.`;
      throw new ArchiveFault("unexpected_entry", message);
    },
    close: () => reader.cancel(),
  };
}

function checkSize(name: string, found: number, size: { exact: number } | { most: number }): void {
  if ("most" in size && found > size.most) {
    throw new ArchiveFault("too_large", `“${name}” has ${found} bytes, more than such an entry ever has.`);
  }
  if ("exact" in size && found !== size.exact) {
    const message = `“${name}” has ${found} bytes, but ${size.exact} are declared.`;
    throw new ArchiveFault(found > size.exact ? "too_large" : "damaged", message);
  }
}
