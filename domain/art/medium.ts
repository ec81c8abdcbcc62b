/** What a work is made in; the gallery is filtered by it. */
export const mediums = [
  "print",
  "photograph",
  "zine",
  "series",
  "generative",
  "3d",
  "shader",
  "playable",
  "film",
  "sound",
] as const;

export type Medium = (typeof mediums)[number];
