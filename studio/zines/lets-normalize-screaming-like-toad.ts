import type { Zine } from "#domain/art/zine.ts";

export const letsNormalizeScreamingLikeToad: Zine = {
  slug: "lets-normalize-screaming-like-toad",
  title: "Let’s Normalize Screaming Like Toad",
  date: "2023-09-14",
  description: "Toad screams every day at dawn, until the Thursday he cannot. With instructions.",
  words: [
    "I share a wall with somebody who screams into a pillow on Sundays, and we have never talked about it. This zine was put through her letter box first.",
    "Toad gets the scream out before tea, in the bath, and under any other business. Then it stops working, which screams do, and somebody small and slow comes to sit with him.",
  ],
  alt: "A lime green toad fills the page, eyes rolled down to its own enormous open mouth, in which the title is cut in cream and pink letters.",
  made: "Pink, lime and navy on cream",
  pages: [
    {
      alt: "A lime green toad fills the page under pink and brick rays. Its mouth is wide open, and the title stands inside it.",
      transcript: "Let’s normalize screaming like Toad",
    },
    {
      alt: "Toad, small on a dark hill in front of an enormous rising sun, screams with his eyes shut; the letters grow as they climb.",
      transcript: "AAAAAAA\nAt dawn, before tea, Toad goes up the hill and screams.",
    },
    {
      alt: "A tub cut open: Toad sits at the bottom of pink water, mouth wide, and every bubble that rises holds an A. A rubber duck looks the other way.",
      transcript: "In the bath he does it under water. The duck is used to it.",
    },
    {
      alt: "A meeting: Crow asks, Mole smiles politely, a chart on the wall goes down, and Toad has put up his hand.",
      transcript: "Any other business?\nIn meetings he waits for the right item.",
    },
    {
      alt: "Night. Toad sits alone in a spot of pink, his mouth open and his eyes low. No letters come.",
      transcript: "Then, one Thursday, nothing came out.",
    },
    {
      alt: "Much white. Snail has arrived beside a downcast Toad, a pale sun behind them, and lets out the smallest scream there is.",
      transcript: "Snail came and sat with him. It took her most of the day.\nI could start.\naa",
    },
    {
      alt: "Four panels on lime: Toad puts up a hand beside Mole; Toad breathes in until he fills the frame; Toad and Snail scream side by side; a glass of water with a straw, ringed in pink.",
      transcript:
        "How to scream kindly\n1. Ask who is near.\n2. Breathe in to your feet.\n3. With them, never at.\n4. Drink some water.",
    },
    {
      alt: "The hill again: Crow, Toad with both arms up, Snail and Mole scream at the sun together, and great cream letters fill the sky.",
      transcript: "AAAAAAAA\nBetter?\nBetter. Tea?",
    },
  ],
};
