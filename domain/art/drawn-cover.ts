/** The widths that the AVIF copies of a drawn cover have, in pixels; scripts/local/pictures.ts makes them. */
export const coverAvifWidths = [480, 720, 1080] as const;

/** How many covers are drawn for posts and works without a picture, in studio/public/images/covers/. */
export const defaultCovers = 16;

/** The same id has the same cover wherever and whenever it is asked for, whatever it is called. */
export function drawnCoverOf(id: string): string {
  const number = 1 + (fnv1a(id) % defaultCovers);
  return `/images/covers/${String(number).padStart(2, "0")}.webp`;
}

/** The AVIF copies of a picture drawn for the site, as a `srcset` with the picture itself; undefined for any other picture. */
export function avifCopiesOf(address: string): string | undefined {
  const own = /^(\/images\/(?:posts|covers)\/[\w-]+)\.webp$/.exec(address);
  if (!own) return undefined;
  const light = coverAvifWidths.map((width) => `${own[1]}-${width}.avif ${width}w`);
  return [...light, `${address} 1600w`].join(", ");
}

function fnv1a(text: string): number {
  return new TextEncoder()
    .encode(text)
    .reduce((hash, byte) => Math.imul(hash ^ byte, 0x01000193) >>> 0, 0x811c9dc5);
}
