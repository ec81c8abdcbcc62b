import type { Artwork } from "#domain/art/artwork.ts";

export const generative: Artwork[] = [
  {
    slug: "everyone-is-up-late",
    title: "Everyone Is Up Late",
    date: "2024-11-09",
    medium: "generative",
    made: "Program: three inks, a street, and whoever lives there",
    words: [
      "No two visits find the same street. The houses are drawn anew, people come home, put lamps on, walk about, practise the trumpet and go to bed. Nobody has told them when.",
      "Look into a window and somebody may look back. You can also knock. It is rather late for that, but you can.",
    ],
    alt: "A row of narrow houses in pink, red and plum dots under a big orange moon; in their yellow windows stand people with hats, books and trumpets, cats and plants, and a yellow cat sits on a roof.",
    piece: "everyone-is-up-late",
    seed: 8,
  },
  {
    slug: "crossing-in-the-rain",
    title: "Crossing in the Rain",
    date: "2024-04-13",
    medium: "generative",
    made: "Program: four inks, 20 umbrellas, a family of ducks",
    words: [
      "Seen from above, people in the rain are mostly circles with somewhere to be. Each goes straight on until another circle is in the way, and then gives way to the side it is on already. It works better than it sounds.",
      "Your pointer is the wind. Tap an umbrella and it shuts; its owner would rather you did not. The ducks have no opinion.",
    ],
    alt: "Umbrellas in pink, yellow, navy and white, spotted, ringed and striped, cross a blue road over broad white bars, seen from above; a line of yellow ducks walks between them.",
    piece: "crossing-in-the-rain",
    seed: 6,
  },
  {
    slug: "soup-that-nearly-says-it",
    title: "Soup That Nearly Says It",
    date: "2023-11-18",
    medium: "generative",
    made: "Program: four inks on gingham, 46 letters, six slices of carrot",
    words: [
      "It simmers, and every 20 seconds or so it has something on its mind. It knows 14 words and has the spelling of none of them. The letters look for each other all the same, stand in line for a moment, and are soup again.",
      "Stir it and it forgets what it was going to say. So would you.",
    ],
    alt: "A bowl of red alphabet soup on a green gingham cloth, a yellow spoon beside it; among carrots, peas and loose letters five of them stand in a row and spell SORRI.",
    piece: "soup-that-nearly-says-it",
    seed: 1,
  },
  {
    slug: "red-cabbage-thinking",
    title: "Red Cabbage, Thinking",
    date: "2022-01-29",
    medium: "generative",
    made: "Program: two inks on yellow, one line without ends",
    words: [
      "One closed line that grows everywhere at once and must not touch itself. It has only so much room, so it folds. Cabbages do the same, and so does what we think about cabbages with.",
      "It takes a minute to finish its thought. Put a finger in the way and it thinks round it. Tap once it has done, and there is another head.",
    ],
    alt: "A halved red cabbage on yellow, its pink folds outlined in violet like a brain; a caterpillar sleeps on top, and the cabbage’s thought bubble holds a small cabbage.",
    piece: "red-cabbage-thinking",
    seed: 2,
  },
  {
    slug: "jumper-for-a-spider",
    title: "Jumper for a Spider",
    date: "2021-12-11",
    medium: "generative",
    made: "Program: yarn in three colours, two needles, eight legs",
    words: [
      "It will need eight sleeves, of which three are done. The pattern is made up as it goes and never comes again; about one stitch in two hundred is wrong, which is better than either of us.",
      "Hold a pointer still above the knitting and it is worked in. Tap the cloth and a stitch is dropped. You will be looked at.",
    ],
    alt: "A large navy spider in orange spectacles knits a jumper of orange, cream and navy on yellow needles; two dropped stitches have run down it. Three finished sleeves hang from its web, and a ball of yarn lies beside it.",
    piece: "jumper-for-a-spider",
    seed: 5,
  },
];
