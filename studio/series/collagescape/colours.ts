/** Colours as the paper drawer knows them: #rrggbb, mixed as pigments lie side by side. */

/** `share` 0 is the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const channel = (at: number) =>
    Math.round(part(first, at) + (part(second, at) - part(first, at)) * share)
      .toString(16)
      .padStart(2, "0");
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** 0 is black, 1 white, as the eye weighs it. */
export function brightness(colour: string): number {
  return (0.3 * part(colour, 1) + 0.59 * part(colour, 3) + 0.11 * part(colour, 5)) / 255;
}

const part = (colour: string, at: number): number => Number.parseInt(colour.slice(at, at + 2), 16);
