import type { Artwork } from "#domain/art/artwork.ts";

const upright = { width: 1500, height: 2000 };

export const prints: Artwork[] = [
  {
    slug: "the-pond-has-noticed-you",
    title: "The Pond Has Noticed You",
    date: "2024-05-18",
    medium: "print",
    made: "Three-colour risograph: forest, lime and pink",
    words: [
      "I sat by the same pond for a week to draw its water. On the fourth day I understood that I was the one being looked at.",
      "The rings are one plate of lines and one of flat ink. Where the lime slipped upwards the water has a skin; I left it so.",
    ],
    alt: "Two heavy-lidded eyes and a long mouth above a ringed green pond, a pink sun right behind them, reeds at both sides.",
    still: upright,
  },
  {
    slug: "the-guest",
    title: "The Guest",
    date: "2023-10-02",
    medium: "print",
    made: "Three-colour risograph: violet, yellow and pink",
    words: [
      "A moth came in while I was mixing yellow and would not leave the lamp, so I put the yellow down and drew it. It stayed until the window was light, then went out by the door like anybody.",
      "Moths do not love lamps. They keep their backs to the brightest thing there is, which used to be the sky. I find I work in much the same way. The shoes I made up.",
    ],
    alt: "A heavy-lidded moth in a long pink cloak of wings, an eye on each, stands on a doormat with the lamp behind its head, in six striped socks; on the path wait three pairs of boots.",
    still: upright,
  },
  {
    slug: "night-light",
    title: "Night-light",
    date: "2023-01-21",
    medium: "print",
    made: "Three-colour risograph: midnight, pink and yellow",
    words: [
      "For a friend who had to be in hospital for a month and could not sleep there. She asked for something that had the light on.",
      "The toad is on page forty. It is not a good book, but it is a long one.",
    ],
    alt: "A giant spotted toadstool shines like a lamp on a dark hill; below it a toad reads a book in the yellow light.",
    still: upright,
  },
  {
    slug: "the-moon-is-a-drum",
    title: "The Moon Is a Drum",
    date: "2022-03-18",
    medium: "print",
    made: "Three-colour risograph: midnight, yellow and pink",
    words: [
      "Every night comes off the same drum, and no two are quite alike. Whoever has printed two hundred of anything knows why: the paper, the damp, the hand on the crank.",
      "The small moon on the sheet is off its mark by two millimetres. So is the real one, some evenings.",
    ],
    alt: "A huge orange moon rolls a wide sheet of paper out below it, printed with hills and toadstools; a toad sits at the crank.",
    still: upright,
  },
  {
    slug: "a-tide-of-gloves",
    title: "A Tide of Gloves",
    date: "2021-11-27",
    medium: "print",
    made: "Three-colour risograph: blue, orange and navy",
    words: [
      "Made after a winter of collecting single gloves from railings and hedges. There were sixty-one. I had thought of them as lost; seen together, they looked more as if they were on their way somewhere.",
      "No two belong together. I checked.",
    ],
    alt: "Row upon row of woollen gloves with ribbed cuffs rise waving out of blue waves towards a pale sun.",
    still: upright,
  },
  {
    slug: "proof-with-fruit",
    title: "Proof, with Fruit",
    date: "2020-08-09",
    medium: "print",
    made: "Four-colour proof: teal, pink, yellow and violet",
    words: [
      "A test sheet, to see what the four inks do when they lie over each other. The pear came out greener than either of its plates, and the cherries better than the cherries did.",
      "I have printed more careful pictures since, and hung none of them in the kitchen.",
    ],
    alt: "A pear, an apple, two lemons and a pair of cherries in overlapping transparent inks on a striped cloth, with register crosses in the corners.",
  },
];
