/** Where a picture or a film of a project is hosted. */
export const imageAddress = (file: string) => `/images/projects/${file}`;

/** The still that replaces a film or a GIF where nothing may move. */
export const stillAddress = (file: string) => imageAddress(`${withoutEnding(file)}-still.webp`);

/** A cover and its smaller copies, which scripts/local/pictures.ts makes where they are missing. */
export function coverSources(file: string): string {
  const name = imageAddress(withoutEnding(file));
  return `${name}-480.webp 480w, ${name}-960.webp 960w, ${imageAddress(file)} 1600w`;
}

/** The same as AVIF, as far as there are copies. */
export function lightCoverSources(file: string): string {
  const name = imageAddress(withoutEnding(file));
  return `${name}-480.avif 480w, ${name}-960.avif 960w, ${imageAddress(file)} 1600w`;
}

const withoutEnding = (file: string) => file.replace(/\.\w+$/, "");
