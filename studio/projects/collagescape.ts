import type { Project } from "#domain/works/project.ts";

export const collagescape: Project = {
  slug: "collagescape",
  title: "Collagescape",
  date: "2021",
  text: "Landscapes torn from paper, where a program does the tearing and nobody gets glue on the table. Hills, weather and an occasional moon, from a drawer of 140 scanned scraps.",
  story: `
Tear a sheet towards you and the edge shows a pale rim, where the top layer of paper came away from the
core. Tear it away from you and the edge is clean. Anyone who has made a collage knows this in the wrists.
It took me a fortnight to notice that my program had never been told.

Until then the hills looked cut out with scissors by someone on a boat.

## A drawer, scanned

I began with 140 scraps: sugar paper, envelopes with blue hatching inside, a wallpaper book, the brown
from a parcel, the last page of an atlas. Each went on the flatbed at 600 dots per inch, face down under a
black cloth so that the rim would show. They are the only colours the program owns. If it wants a dusk it
has to find one in the drawer.

## How to tear a hill

A landscape is five to nine strips, the farthest laid first. Each strip is a straight decision roughened
afterwards. A slow wave makes the hill, a quicker one the grip of a hand moving along the paper, and a
fine one the fibres. The hand stops now and then to take a new hold, and there the tear jumps by a
millimetre or two. Those jumps are what people mean when they say that it looks real.

Then come the rules I would have followed at the table:

- Pale scraps go to the back. Air is thick.
- Never the same paper twice in a row, unless it is sky.
- One thing that does not belong, and never in the middle.

The last rule brought in a bus ticket as a barn, and a moon that is the hole from a punched receipt. It
also brought in, eleven times out of the first hundred, a scrap with half a telephone number on it. I
have blotted out the digits. Somebody had tried one.
`,
  tools: ["Canvas", "TypeScript", "Flatbed scanner", "Scraps"],
  tags: ["collage", "landscape", "generative", "paper"],
  categories: [7, 0],
  image: "collagescape.webp",
  description:
    "A landscape of torn coloured paper with a pink sun, striped hills and a small house. A large computer pointer is tearing a strip out of the orange sky, and behind it is a chequered pattern.",
  extra: [
    { label: "Walk through the series", href: "/art/series/collagescape" },
    { label: "How the tearing works", href: "/blog/collage-as-a-data-structure" },
  ],
  process: [
    {
      image: "collagescape-1.avif",
      ink: "Teal",
      note: "first, under everything: air, hills and the checks behind the sky, like the lining of a coat.",
    },
    {
      image: "collagescape-2.avif",
      ink: "Pink",
      note: "for the sun and the far fields. It is torn along the same edge as the teal, two pixels later.",
    },
    {
      image: "collagescape-3.avif",
      ink: "Yellow",
      note: "last, because a dusk needs something to be dusk on. The torn rims were left bare: it is the only clean paper on the sheet.",
    },
  ],
  plan: {
    image: "collagescape.svg",
    width: 640,
    height: 480,
    title: "How to tear a hill",
    alt: "Three strips of paper laid one over the other as hills, with a bus ticket for a barn and a hole for a moon. Below, a straight line turns into a slow wave, a quick one and at last a ragged tear; beside it two scraps are torn, one towards you and one away.",
    notes: [
      "Pale scraps to the back. Air is thick.",
      "One thing that does not belong, and never in the middle.",
      "A hill, a hand, and fibres: slow, quick, fine.",
      "Where the hand took a new hold.",
      "Towards you leaves a rim. Away does not. My wrists had known for years.",
    ],
  },
  live: {
    piece: "torn-hill",
    seed: 4,
    title: "Tear a hill",
    words:
      "Draw across the sheet with a finger and the paper tears there, with the grip of a hand in it. Or let the program decide. The bus ticket may lie anywhere but one place.",
    button: "Open the drawer",
    still: "collagescape.webp",
    alt: "Hills of torn paper, pale blue behind and green in front, with an orange sun and a bus ticket for a barn.",
  },
};
