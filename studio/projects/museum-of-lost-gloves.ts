import type { Project } from "#domain/works/project.ts";

export const museumOfLostGloves: Project = {
  slug: "museum-of-lost-gloves",
  title: "Museum of Lost Gloves",
  date: "2021 to 2022",
  text: "Sixty-one gloves found on railings, scanned and hung in a museum that one walks through in a headset. Nine have since gone home, and their pegs are kept empty.",
  story: `
Somebody finds a glove on the pavement and puts it on the nearest railing, at the height of a hand. It is
the smallest public service there is. I walked one winter with a notebook, photographed 212 of them where
they hung, and left 151 alone because they were plainly still being looked for.

The rest had been out for more than a month. Those I took in, washed, and made a museum for.

## Catalogue notes

- 61 gloves, of which 38 are right hands. People take off the right one to use a phone.
- No pairs. One near miss, two streets and eleven weeks apart.
- Materials: wool 29, leather 14, fleece 12, rubber 5, and one oven glove from the railings of a bank.
- Smallest: 9 cm, with a snail on it. (Embroidered.)

## Scanning wool

Every glove sat on a turntable for ninety photographs, stuffed with a balloon so that it would hold its
shape. The software looks for the same speck in many pictures and works out where it must be. Coloured
knitting is a feast for it. Black leather has no specks, and my first black glove came out as a kind of
weather.

A puff of cornflour gave the dark ones something to see, and a soft brush took it off again. In Blender
each scan was brought down from 900,000 triangles to 4,000, with the stitches baked into a picture. The
whole museum weighs 9 MB.

## The rooms

There are five, in the order of the streets. I tried white walls and spotlights, and it looked like a
shop for giants. What worked were railings. Each glove hangs on a copy of the one it was found on, at the
same height, with the sound of that corner behind it.

Nine owners have recognised theirs. They got the glove back by post, and its place in the museum is a bare
spike with a label. Visitors stop there longer than anywhere else.
`,
  tools: ["Photogrammetry", "A-Frame", "Blender", "Cornflour"],
  tags: ["museum", "walking", "photogrammetry", "gloves"],
  categories: [6, 7],
  image: "museum-of-lost-gloves.webp",
  description:
    "A striped pink glove hangs in a gold frame on a green museum wall. In front of the rope the other glove of the pair stands on its fingertips and looks up.",
  process: [
    {
      image: "museum-of-lost-gloves-1.avif",
      ink: "Teal",
      note: "first: a whole wall, and a wall is the hardest thing to print. It has nothing to hide behind.",
    },
    {
      image: "museum-of-lost-gloves-2.avif",
      ink: "Yellow",
      note: "for the frames. Gold would have cost more than the gloves. On the wall it made green, so now it is wallpaper.",
    },
    {
      image: "museum-of-lost-gloves-3.avif",
      ink: "Pink",
      note: "last, one glove for each side of the rope. They were cut from the same plate, and still they do not match.",
    },
  ],
  plan: {
    image: "museum-of-lost-gloves.svg",
    width: 640,
    height: 480,
    title: "Five rooms and a way round",
    alt: "The plan of a museum of five rooms. Gloves hang from railings along the walls, nine red crosses mark pegs that stand empty, and a dashed line walks past all of them to the door.",
    notes: [
      "Marsh Lane, with the one from the bank.",
      "The near miss: two streets and eleven weeks apart.",
      "Here the railings are lower. So was the school.",
      "Hung at 1.1 m, the height of a hand.",
      "In, and out. The bare pegs take longer than the gloves.",
    ],
  },
  live: {
    piece: "lost-gloves",
    seed: 61,
    title: "Walk along the railings",
    words:
      "All sixty-one pegs, in the order of the streets. Take a glove along and hold it up to the others. There are no pairs. There is one near miss, and it can be found.",
    button: "Come in",
    still: "museum-of-lost-gloves.webp",
    alt: "Five gloves stuck fingers up on the spikes of an iron railing, each over a card with its number. The pink striped one in the middle is number 17.",
  },
};
