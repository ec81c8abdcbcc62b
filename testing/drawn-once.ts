import type { PictureMaker } from "@toadstool/media/storing";

/** Each file is drawn once, however often the same picture comes. */
export function drawnOnce(pictures: PictureMaker): PictureMaker {
  const drawn = new Map<string, Promise<Uint8Array | null>>();
  return {
    async render(bytes, wanted) {
      const name = `${hashOf(bytes)} ${bytes.length} ${JSON.stringify(wanted)}`;
      const known = drawn.get(name) ?? pictures.render(bytes, wanted);
      drawn.set(name, known);
      known.catch(() => drawn.delete(name));
      return (await known)?.slice() ?? null;
    },
  };
}

/** FNV-1a, 32 bits. */
const hashOf = (bytes: Uint8Array) =>
  bytes.reduce((hash, byte) => Math.imul(hash ^ byte, 0x01000193), 0x811c9dc5);
