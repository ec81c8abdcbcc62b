import type { Project } from "#domain/works/project.ts";

export const handMeDownType: Project = {
  slug: "hand-me-down-type",
  title: "Hand-Me-Down Type",
  date: "2019",
  text: "An alphabet traced from the shop signs of one street, a letter a shop, most of them closed. One slider runs the whole of it from 1911 to 2004.",
  story: `
Tanner's Row has thirty-one shopfronts. In the spring of 2019 seven were open. The rest had been
whitewashed from inside, but taking a sign down needs a ladder, so above the whitewash the street was
still reading itself aloud: *FISH*, *WOOLS*, *RADIO & TELEV*.

I had a ladder. I asked, owner by owner, and traced one letter from each sign on to drafting film.

## Where they come from

| Letter | From | Made of |
| :-- | :-- | :-- |
| F | the fishmonger, 1911 | gilt under glass |
| O | a wool shop, 1950s | cut plywood, cream |
| Q | *Quality Meats* | enamel, chipped |
| R | the radio repairer | neon, unlit since 1988 |
| & | a solicitor | brass |

Twenty-six letters were almost too many to ask of one street. There was no J until I looked at the
cobbler's from behind, where his grandfather's name had been painted over and showed through when it
rained. Z is an N from the launderette, lying down. It had slipped before I came.

## Making strangers share a line

Twenty-six letters by about twenty hands do not make a font. They make a ransom note. I redrew them in
FontForge to a common height and left everything else as it was, serifs, brush tails and all. The work was
in the spaces between. Letters that never met have no manners with each other, and there are 676 pairs.

Then I drew every letter twice more, as the oldest and the newest sign-writer on the street would have
done it. These became the ends of a slider. At 1911 it is narrow and pleased with itself. By 2004 it is
vinyl.

The font is free. Each owner had their own shop's name set in it and framed. The fishmonger's daughter
pointed out that her F leans. It does so on the sign as well, and has since a lorry in 1962.
`,
  tools: ["FontForge", "Variable fonts", "Tracing paper", "A stepladder"],
  tags: ["lettering", "shop signs", "font", "street"],
  categories: [7, 99],
  image: "hand-me-down-type.webp",
  description:
    "An R, a g, an S and an i in the styles of four shops hang on a washing line above a street with its shutters down. The R is patched, and the dot of the i has a peg of its own.",
  link: "https://github.com/toadstool-studio/hand-me-down-type",
  process: [
    {
      image: "hand-me-down-type-1.avif",
      ink: "Pink",
      note: "first, the whole wall, with holes where the letters would hang.",
    },
    {
      image: "hand-me-down-type-2.avif",
      ink: "Yellow",
      note: "over all of the pink, and the wall turned to brick by itself. The g is what was left in the drum.",
    },
    {
      image: "hand-me-down-type-3.avif",
      ink: "Midnight",
      note: "last, to shut the shops. One window was forgotten, and is lit.",
    },
  ],
  plan: {
    image: "hand-me-down-type.svg",
    width: 640,
    height: 480,
    title: "A letter a shop",
    alt: "Five shopfronts with a letter on each sign: F, O, an ampersand, R and Q. Most windows are whitewashed, a ladder leans against the second shop, and below runs a slider from 1911 to 2004 over an R that grows heavier.",
    notes: [
      "Drafting film, held up with one elbow.",
      "The fishmonger, 1911, gilt under glass.",
      "One alphabet, 93 years wide.",
      "The F leans. A lorry, 1962.",
      "Quality Meats. There was only the one Q.",
    ],
  },
  live: {
    piece: "hand-me-down",
    title: "Put up a sign",
    words:
      "Your own words, a letter a shop, as it hung on Tanner’s Row. The slider runs from 1911 to 2004. The F leans, and there was only the one Q.",
    button: "Hold the ladder",
    still: "hand-me-down-type.webp",
    alt: "A whitewashed shop with a ladder at its window. Its sign says Toads & Co in letters of brass, plywood, paint, vinyl, gilt and enamel, no two by the same hand.",
  },
};
