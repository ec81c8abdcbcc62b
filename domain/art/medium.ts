/** What a work is made in; the gallery is filtered by it. */
export const mediums = [
  { slug: "print", name: "Prints" },
  { slug: "photograph", name: "Photographs" },
  { slug: "zine", name: "Zines" },
  { slug: "series", name: "Series" },
  { slug: "generative", name: "Generative" },
  { slug: "3d", name: "3D" },
  { slug: "shader", name: "Shaders" },
  { slug: "playable", name: "Playable" },
  { slug: "film", name: "Films" },
  { slug: "sound", name: "Sound" },
] as const;

export type Medium = (typeof mediums)[number]["slug"];
