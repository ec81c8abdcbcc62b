import type { Artwork } from "#domain/art/artwork.ts";

export const playable: Artwork[] = [
  {
    slug: "djello",
    title: "Djello",
    date: "2023-01-28",
    medium: "playable",
    made: "Eight puddings, sixteen steps, no gelatine",
    words: [
      "A drum machine that can be eaten by eye only. Each pudding is a ring of springs with a little air inside: hit one and it sits down, bulges, overshoots and tells its neighbours through the table. The green one did not plan to have eyes.",
      "Here on the wall it keeps time in silence, out of respect for the other works. Open it to hear it, to set its steps, and to send the beat you made to somebody as an address.",
    ],
    alt: "Eight moulded jellies stand on dotted plates on a yellow checked cloth, in two rows: violet with cream, pink, a lemon spire, a green one with slices of kiwi for eyes; plum, a mint tower, a cherry-red one of three storeys, and half an orange.",
    page: "/project/djello",
    pageWords: "Play it",
    piece: "djello",
    seed: 1,
  },
];
