/** Centimetres. */
export const lifeSize = 9;
/** What a mistake between millimetres and metres makes of a toad. */
const mistaken = 1400;

/** The slider's steps, from life-size to the first export, in centimetres. */
export const sizeOf = (step: number): number => lifeSize * (mistaken / lifeSize) ** (step / 100);

/** "9 cm", "1.4 m" */
export const lengthOf = (size: number): string =>
  size < 100 ? `${Math.round(size)} cm` : `${(size / 100).toFixed(size < 1000 ? 1 : 0)} m`;

/** What a person says of a toad that long. */
export function remarkOn(size: number): string {
  if (size < 11) return "Life-size. Small enough to be plausible.";
  if (size < 60) return "Plausible in another country.";
  if (size < 250) return "That is a sofa. Sofas have been done.";
  if (size < 1000) return "The telephone shows mostly toad.";
  return "You are inside it. I looked for the bug in here for ten minutes.";
}

/** Degrees that the head turns towards somebody, −1 far left to 1 far right: a few and no more. */
export const turnTowards = (where: number): number => Math.max(-4, Math.min(4, where * 6));
