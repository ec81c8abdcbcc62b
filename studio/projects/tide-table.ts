import type { Project } from "#domain/works/project.ts";

export const tideTable: Project = {
  slug: "tide-table",
  title: "Tide Table",
  date: "2018 to 2019",
  text: "A table that tilts with the tide of a harbour forty miles away. Soup is served at slack water. It seats eight, four of them uphill.",
  story: `
| State of the tide | Tilt | Served |
| :-- | --: | :-- |
| High water, slack | 0° | soup |
| Ebb, first hours | 1° | bread, things with sauce |
| Half ebb | 1.5° | nothing round |
| Low water | 3° | cheese |
| Springs | 3.4° | cheese, held |

The house menu is painted on the underside, where you see it if you drop your napkin, and by half ebb you
will.

I live forty miles inland and miss the sea in an ordinary, undramatic way. A screen with the tide on it
would not have helped. I wanted to be leaned on.

## How it leans

The top is one slab of oak, 2.4 metres long. At one end it rests on a hinge, at the other on two lead
screws hidden in the legs, each with a stepper motor. Three degrees over that length comes to 126 mm. The
tide takes about six hours for it, so the far end moves a third of a millimetre a minute. No guest has
ever seen it move. They only notice that they are holding on to their plate.

It is not connected to anything. Tides can be worked out for years ahead from a handful of cosines, one
for the moon, one for the sun, and so on down to some very minor grievances. Eight are enough for a
dinner. An Arduino and a clock chip add them up.

## Teething

The first motors hummed an E flat and the guests blamed the fridge. I geared them down until each takes a
step every four seconds, with a sound like somebody thinking.

Nor had I thought about peas. A rim 4 mm high, let into the edge, was the answer for peas. It also
catches elbows, pens, and the conversation, which slides to the low end over an evening. People who sit
there hear everything. They are asked for by name.
`,
  tools: ["Stepper motors", "Lead screws", "Arduino", "Oak", "Harmonic prediction"],
  tags: ["sea", "furniture", "tides", "dinner"],
  categories: [1, 4, 2],
  image: "tide-table.webp",
  description:
    "The moon pulls up one end of a wooden table on a string. At the low end a toad waits with its spoon while soup runs over the edge of the bowl, a paper boat afloat in it.",
  process: [
    {
      image: "tide-table-1.avif",
      ink: "Midnight",
      note: "first: the toad, the legs and the deep water, in that order of importance.",
    },
    {
      image: "tide-table-2.avif",
      ink: "Teal",
      note: "for the sea and the soup. It should have stayed in the bowl. The plate was laid level, and the press is not.",
    },
    {
      image: "tide-table-3.avif",
      ink: "Yellow",
      note: "last, for the oak, and for the moon, which is holding up its end.",
    },
  ],
  plan: {
    image: "tide-table.svg",
    width: 640,
    height: 440,
    title: "Five guests and a gradient",
    alt: "A long table from the side, one end on a hinge and the other on lead screws inside the leg, higher by 126 millimetres. A plate of soup sits at the low end with some peas beside it, more peas are on their way, a napkin has fallen under the painted menu, and the moon looks on with its curve.",
    notes: [
      "The hinge. Nothing happens here, and they hear everything.",
      "Lead screws, a step every four seconds.",
      "Peas, before there was a rim.",
      "The napkin, and what you read when you fetch it.",
      "Eight cosines. Enough for dinner.",
    ],
  },
  live: {
    piece: "leaning-table",
    title: "Pass the peas",
    words:
      "A fortnight of tides. The lean is drawn four times too large, and what is served follows it. Nothing round at half ebb.",
    button: "Sit down",
    still: "tide-table.webp",
    alt: "A long table that leans to the left, with a bowl of soup, a paper boat on it, and peas along the low rim.",
  },
};
