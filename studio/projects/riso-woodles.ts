import type { Project } from "#domain/works/project.ts";

export const risoWoodles: Project = {
  slug: "riso-woodles",
  title: "Riso Woodles",
  date: "2021 to 2022",
  text: "Woodland creatures doodled by a program and printed in two inks that never quite agree. Each one comes from a number, and the same number always brings back the same beast.",
  story: `
A woodle is a doodle that lives in a wood. I have been drawing them in the margins of invoices for years.
One afternoon I tried to write down the rules, and by the evening the rules were drawing faster than I
was.

## The potato period

The first two hundred were potatoes. A soft closed outline, two dots, four short lines. They had eyes and
legs and no intention. I changed colours, I changed paper, and had potatoes in teal.

What was missing turned out to be the order. On an invoice nobody starts with a body. You draw an ear,
find that it is a large one, and then you owe it an animal. The program now works in the same direction:

1. Ears or horns, chosen first and kept.
2. A head that could carry them.
3. A back, in one stroke, without lifting the pen.
4. Legs, as many as fit.
5. A face last, and small. A big face is a mascot.

Since then every beast has had somewhere to be.

## Two inks

One drum holds the lines and one holds the colour, and where they overlap you get a third ink for nothing.
The colour layer is drawn as if by somebody else, who was told about the animal and had not seen it. It
misses the edges by up to a millimetre, always the whole layer at once. On the risograph the paper adds
half a millimetre of its own opinion, so I set the program’s share by looking at real sheets through a
loupe and leaving room.

Every woodle keeps its number, and each part of it draws its chances from a separate stream, so that a new
kind of tail does not give everyone else new ears. I learned that by giving everyone new ears.
`,
  tools: ["p5.js", "SVG", "Risograph", "Soy ink"],
  tags: ["doodles", "woodland", "generative", "riso"],
  categories: [7],
  image: "riso-woodles.webp",
  description:
    "An owl, a fox, a hedgehog and a toadstool in pink with green outlines that do not quite fit. A pink hare leaps away and leaves its outline sitting behind.",
  extra: [
    { label: "See the series", href: "/art/series/riso-woodles" },
    { label: "Why crooked is better", href: "/blog/misregistration-is-a-feature" },
  ],
  process: [
    {
      image: "riso-woodles-1.avif",
      ink: "Teal",
      note: "holds the lines and went first. That is the wrong way round; every manual says that lines come last.",
    },
    {
      image: "riso-woodles-2.avif",
      ink: "Pink",
      note: "was told about the animals and had not seen them. The hare had moved by the time it came.",
    },
  ],
  plan: {
    image: "riso-woodles.svg",
    width: 720,
    height: 420,
    title: "In the order of an ear",
    alt: "A beast in four steps along a ruled page: two ears, then a head, then a back in one stroke, then legs and a small face, with a patch of pink that misses its edges. A crossed-out potato with eyes lies below, next to three blue streams named ears, back and legs.",
    notes: [
      "Ears first. Now you owe them an animal.",
      "A head that could carry them.",
      "A back, without lifting the pen.",
      "Legs, as many as fit, a face, and a pink that was told about it.",
      "The potato period. Two hundred of these.",
      "A stream of chance for each part, or a new tail gives everybody new ears.",
    ],
  },
  live: {
    piece: "beast-by-number",
    seed: 27,
    title: "You owe it an animal",
    words:
      "Every number is a beast, and the same beast every time. Ask for other ears and it stays itself. Then give it one stream for all, and ask again.",
    button: "Draw a beast",
    still: "riso-woodles.webp",
    alt: "A tall fox with one eye and a ram’s horns on a ruled page, in dark green lines, with a pink that misses its edges.",
  },
};
