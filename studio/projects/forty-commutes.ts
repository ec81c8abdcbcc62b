import type { Project } from "#domain/works/project.ts";

export const fortyCommutes: Project = {
  slug: "forty-commutes",
  title: "Forty Commutes",
  date: "2019",
  text: "Forty bicycle rides to the same studio, drawn as one line that cannot decide on a bridge. It is 412 kilometres long and fits on a sheet one metre wide.",
  story: `
There are two bridges. The north one is flat and has a traffic light. The south one is shorter and has a
hill, a smell of hops, and a heron. For years I believed that I took the south one, except when it
rained.

A logger in the saddlebag wrote down a point every two seconds for forty mornings. The count was 23 to 17
for the north. It rained on six.

## One line

A map of forty tracks is a tangle of hairs. I wanted to follow it with a finger, so each ride’s end is
joined to the next one’s beginning, and the pen goes down once, at the front door on the first of March,
and comes up once, at the studio on the last Monday in April. The joins are not cheating. They are the
journeys home, which the logger slept through, drawn as straight as they felt.

Where rides overlap, the ink piles up. The street outside the house is forty lines thick, nearly black,
and has begun to tear. Along the canal the line opens into a soft rope as wide as the path is. At the
bridges it splits and you can see the indecision: three loops on the near bank, where someone has turned
round.

## Corrections to the truth

- Tall buildings throw a satellite’s signal about. By the gasworks my line leaves the road, crosses the
  canal without a boat and returns. Python could have tidied that. I let it stand wherever more than five
  rides agreed on the same mistake.
- Morning eleven has a square in it, 30 metres a side. That was a dropped glove.
- Morning thirty-two ends at a dentist’s.

Plotting took two hours and forty minutes and one pen, which died nine centimetres short of the studio.
The last stretch is in another blue. Since I hung it by the door, I have not crossed either bridge
without thinking about the score.
`,
  tools: ["GPS logger", "Python", "Pen plotter", "Bicycle"],
  tags: ["cycling", "maps", "plotter", "gps"],
  categories: [4, 7],
  image: "forty-commutes.webp",
  description:
    "A map in which forty tangled pink lines run from a house over two bridges to a toadstool. A toad on a bicycle has stopped at the river between them, one line goes straight in, and a heron watches.",
  link: "https://github.com/toadstool-studio/forty-commutes",
  process: [
    {
      image: "forty-commutes-1.avif",
      ink: "Pink",
      note: "first: forty lines, and the drum hummed the whole way. The plotter had died on the last nine centimetres; so, nearly, did I.",
    },
    {
      image: "forty-commutes-2.avif",
      ink: "Teal",
      note: "for the water. It comes up to the second bridge and stops, as the tide does not.",
    },
    {
      image: "forty-commutes-3.avif",
      ink: "Violet",
      note: "last: the toad, the bicycle, both bridges. I nearly left out one bridge, to settle it.",
    },
  ],
  plan: {
    image: "forty-commutes.svg",
    width: 640,
    height: 480,
    title: "Twenty-three to seventeen",
    alt: "A map with a river and two bridges. Pink lines run thick from a house over the left bridge, marked 23, and thinner over the right, marked 17, to a toadstool. Three loops on the near bank, a small square, a tooth and a heron.",
    notes: [
      "Home. Forty lines thick, and tearing.",
      "Changes of mind.",
      "A dropped glove: 30 metres a side.",
      "The last nine centimetres, in another blue.",
      "Morning thirty-two.",
    ],
  },
  live: {
    piece: "forty-commutes",
    title: "Which bridge?",
    words:
      "Forty mornings. You say north or south, and the line says what I did. I would have got seventeen right, about myself.",
    button: "Get on the bicycle",
    still: "forty-commutes.webp",
    alt: "A map with a canal and two bridges. A dozen blue lines run from a yellow house over one or the other to a toadstool, where a toad has got off its bicycle. A board says north 7, south 5.",
  },
};
