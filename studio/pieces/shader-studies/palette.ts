/**
 * The inks that a visitor may print a study in: four of ../inks.ts, as a test checks. They are written out here so that drawn pieces
 * and studies share no chunk.
 */
export const palette = { violet: "#7a4dff", pink: "#ff4f8b", yellow: "#ffc93c", teal: "#00a896" };
