/** Red, green and blue of a colour, `#rgb` or `#rrggbb`, each 0…1. */
export function channelsOf(colour: string): number[] {
  const hex = colour.length === 4 ? colour.replace(/[0-9a-f]/gi, "$&$&") : colour;
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
}
