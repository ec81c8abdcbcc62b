import { packTar } from "modern-tar";
import type { GivenFile } from "../source/source.ts";

/** Files as a tar in gzip. */
export async function tarOf(files: readonly GivenFile[]): Promise<Uint8Array<ArrayBuffer>> {
  const entries = files.map(async ({ path, blob }) => {
    const body = new Uint8Array(await (typeof blob === "function" ? await blob() : blob).arrayBuffer());
    return { header: { name: path, size: body.length }, body };
  });
  const tar = await packTar(await Promise.all(entries));
  const gzip = new CompressionStream("gzip");
  return new Uint8Array(await new Response(new Blob([tar]).stream().pipeThrough(gzip)).arrayBuffer());
}
