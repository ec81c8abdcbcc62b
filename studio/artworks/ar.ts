import type { Artwork } from "#domain/art/artwork.ts";

export const ar: Artwork[] = [
  {
    slug: "toad-ar",
    title: "Toad, Life-size",
    date: "2023-06-24",
    medium: "3d",
    made: "One skin over 26 bones, modelled in arithmetic, printed in four inks; breath, blink and scream",
    words: [
      "It is as large as a toad is, which is larger than you would like and smaller than it thinks. It breathes at the throat and blinks one lid a little behind the other. The rest of the time it considers you.",
      "Tap it and it screams. It then sits there as if that had been somebody else.",
    ],
    alt: "A round green toad with heavy lids over orange eyes, printed in flat inks and dots, sits on lilac paper, the corners of its wide mouth turned down; its belly is cream with pink dots, and its shadow is printed in violet ones.",
    page: "/toad-ar",
    pageWords: "Meet the toad",
  },
];
