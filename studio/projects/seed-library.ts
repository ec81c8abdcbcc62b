import type { Project } from "#domain/works/project.ts";

export const seedLibrary: Project = {
  slug: "seed-library",
  title: "Seed Library",
  date: "2019 to 2020",
  text: "A lending library for seeds: borrow in spring, return in autumn, with interest. It has 214 members, 63 kinds of bean and a very relaxed attitude to overdue items.",
  story: `
You take out twelve beans in April. You plant them, eat most of what comes up, and leave a few pods on
until they rattle. In October you bring back twenty-four. The other twelve are the interest, and go to
whoever joins next year.

A branch library had been running this from a cake tin and a notebook. At eighty members the notebook gave
in. They asked me for software that the Saturday volunteers could use without training, in a room where
everyone has soil on their hands.

## As few keys as possible

There is one screen and a barcode scanner on a string. Scan a member, scan a packet, done: lent. Scan the
packet alone: returned. The label printer makes a new packet with the variety, the year and, underneath, a
line of descent.

~~~text
CLIMBING BEAN “Aunt’s Purple”
grown 2020, Marsh Lane
from 2019, Tanner’s Row
from 2018, the cake tin
~~~

I had put that line in to trace diseases. It turned out to be why people came back. They wanted to see
who had had their beans.

## Romance

In the second autumn the pumpkins came home wrong. Courgettes, pumpkins and a thing somebody grew for
Halloween are one species, and bees take no notice of labels. Seventeen packets of *Small Sugar* grew into
seventeen different vegetables, one of them striped.

The form has a fifth box now: *did anything related flower nearby?* Packets with a yes go into a tray
marked **Surprises**. It is the most borrowed tray in the building.

## Overdue

Four loans in ten never come back. Slugs, mostly. I had built reminders in three tones, and the
librarians deleted two. What remains is a postcard in November that says *your beans are due, or tell me
what happened*. They keep the replies. There is going to be an exhibition of slugs.
`,
  tools: ["Node.js", "SQLite", "Label printer", "Barcode scanner"],
  tags: ["gardening", "lending", "community", "beans"],
  categories: [0, 3],
  image: "seed-library.webp",
  description:
    "A wall of small green drawers with seeds on their labels; out of the one open drawer grows a sunflower as tall as the cabinet, and a snail climbs in.",
  link: "https://github.com/toadstool-studio/seed-library",
  process: [
    {
      image: "seed-library-1.avif",
      ink: "Teal",
      note: "first: sixty-three drawers and their shadows, one by one.",
    },
    {
      image: "seed-library-2.avif",
      ink: "Yellow",
      note: "over all of it, and the drawers went green. In the flower it has nothing under it, which is how one grows.",
    },
    {
      image: "seed-library-3.avif",
      ink: "Midnight",
      note: "last, to write the labels. The snail was added at this point, as there was a drawer left open.",
    },
  ],
  plan: {
    image: "seed-library.svg",
    width: 640,
    height: 480,
    title: "Who had your beans",
    alt: "A bean’s family tree from a tin by way of 2018 and 2019 to two children. A scanner on a string points at it. A bee flies from a pumpkin to a courgette, and under them hangs a striped vegetable with a question mark. Six beans become twelve, and a slug waits.",
    notes: [
      "The scanner, on its string. Two beeps: lent.",
      "The line of descent. People came back to read it.",
      "Borrow some, eat most, return double.",
      "The bee takes no notice of labels.",
      "Overdue.",
    ],
  },
  live: {
    piece: "seed-library",
    seed: 3,
    title: "Borrow twelve, bring back twenty-four",
    words:
      "Choose a drawer, scan it to borrow, and scan it again in October. The printer says who has had your beans. Four in ten never come back, and write instead.",
    button: "Wash your hands",
    still: "seed-library.webp",
    alt: "A cabinet of sixty-three small green drawers, each with a seed on its label. One is open, a pink scanner hangs on its string, and a printer has put out a label: Climbing Bean, Aunt’s Purple.",
  },
};
