/** The house's inks, as app/styles/tokens.css has them: prints keep theirs in every theme. */
export const shaderInks = {
  violet: "#7a4dff",
  pink: "#ff4f8b",
  yellow: "#ffc93c",
  teal: "#00a896",
} as const;

export type ShaderInk = keyof typeof shaderInks;

/** Red, green and blue, each from 0 to 1. */
export function inkParts(ink: ShaderInk): [number, number, number] {
  const whole = Number.parseInt(shaderInks[ink].slice(1), 16);
  return [(whole >> 16) / 255, ((whole >> 8) & 255) / 255, (whole & 255) / 255];
}
