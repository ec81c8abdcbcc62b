import { contrast, enoughContrast } from "#domain/profile/contrast.ts";

/** How far a colour stands out from each ground, by the ground’s name; nothing for what is no colour. */
export function contrastSaid(colour: string, grounds: readonly (readonly [name: string, colour: string])[]) {
  const ratios = grounds.flatMap(([name, ground]) =>
    isColour(colour) && isColour(ground) ? [{ name, ratio: contrast(colour, ground) }] : [],
  );
  if (ratios.length === 0) return "";
  // Rounded down, so that 4.49 is not said to be 4.5.
  const said = ratios.map(({ name, ratio }) => `${Math.floor(ratio * 10) / 10} : 1 to “${name}”`);
  const isEnough = ratios.every(({ ratio }) => ratio >= enoughContrast);
  return `Contrast: ${said.join(", ")}${isEnough ? "." : `; ${enoughContrast} : 1 is needed.`}`;
}

export const isColour = (text: string) => /^#[\da-f]{6}$/i.test(text);
