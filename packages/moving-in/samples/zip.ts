import {
  BlobWriter,
  configure,
  TextReader,
  Uint8ArrayReader,
  ZipWriter,
} from "@zip.js/zip.js/lib/zip-core-native.js";

/** A zip of files by their paths. */
export async function zipOf(
  files: Record<string, string | Uint8Array>,
  options: { password?: string } = {},
): Promise<Uint8Array<ArrayBuffer>> {
  configure({ useWebWorkers: false });
  const writer = new ZipWriter(new BlobWriter(), options);
  for (const [path, content] of Object.entries(files))
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as zips are
    await writer.add(
      path,
      typeof content === "string" ? new TextReader(content) : new Uint8ArrayReader(content),
    );
  return new Uint8Array(await (await writer.close()).arrayBuffer());
}
