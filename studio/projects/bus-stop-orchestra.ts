import type { Project } from "#domain/works/project.ts";

export const busStopOrchestra: Project = {
  slug: "bus-stop-orchestra",
  title: "Bus Stop Orchestra",
  date: "Autumn 2022",
  text: "Four instruments in a bus shelter, played by the buses: the nearer the bus, the fuller the tune. For three weeks in October nobody at the stop had to look up the road.",
  story: `
Each route that stops at the end of Marsh Lane has an instrument under the shelter's roof and a tune of
sixteen bars. When its bus is two miles off, you hear one note in eight. At a mile, the melody. At the
last corner come the chords, and as the doors open the instrument lands on its final note and is quiet.

| Route | Instrument | Played by |
| :-- | :-- | :-- |
| 4 | Glockenspiel, G major | eight solenoids |
| 11 | Wood blocks | four solenoids and a spoon |
| 27 | Reed organ, two octaves | a vacuum cleaner, running backwards |
| Night bus | One very large cowbell | one very large solenoid |

After two days the regulars had stopped looking at the board. They read their papers and got up at bar
thirteen.

## How the tune knows

The buses report where they are every thirty seconds, and the city gives those reports away. A Teensy in a
sandwich box turns distance into density. In Pure Data every note of the melody has a rank from
*essential* to *ornament* and the bus buys them in that order.

Four tunes at once had to agree, so they share a key and a tempo, and a late bus slows down only itself.
Two number 4s together play a canon. It got a round of applause.

## Ghosts

In the first week the orchestra played a complete finale to an empty road. The feed had a bus in it that
had been cancelled at the depot and was still, on paper, arriving. Fourteen people stood up. It is a hard
thing to be let down by a glockenspiel.

A small radar on the roof now looks up the street for something large and slow. If the feed promises a bus
and the radar sees none, the last four bars are withheld. The tune simply stays on the dominant, and
everyone knows what that means, including those who could not tell you what a dominant is.
`,
  tools: ["Teensy", "Pure Data", "Open transit data", "Solenoids", "Doppler radar"],
  tags: ["sound", "city", "public space", "buses"],
  categories: [2, 1],
  image: "bus-stop-orchestra.webp",
  description:
    "A trumpet, a triangle, a drum and a double bass too tall for the roof wait in a bus shelter. The driver of the arriving bus leans out with a baton, and birds sit on five wires like notes.",
  process: [
    {
      image: "bus-stop-orchestra-1.avif",
      ink: "Midnight",
      note: "first: every line, the driver, and the wires with birds on them. I can read the tune and would rather not have.",
    },
    {
      image: "bus-stop-orchestra-2.avif",
      ink: "Yellow",
      note: "brings the bus, and the double bass, which is the same size. It ran light for the first eleven sheets, as buses do.",
    },
    {
      image: "bus-stop-orchestra-3.avif",
      ink: "Teal",
      note: "is the road and the roof. It stops a hair short of the gutter, and has let in the weather there ever since.",
    },
  ],
  plan: {
    image: "bus-stop-orchestra.svg",
    width: 640,
    height: 480,
    title: "Under the roof",
    alt: "A bus shelter from the side. Bars of a glockenspiel, two wood blocks with a spoon and a reed organ on a hose hang from its roof, and somebody beneath reads a paper without looking up. A radar faces the number 27, and on the staves below a tune fills up as the bus comes nearer.",
    notes: [
      "Eight bars, eight solenoids, G major. The reader is optional.",
      "The reed organ, on a vacuum cleaner that runs backwards.",
      "Radar. It believes in a bus when it sees one.",
      "Route 27, half a mile off.",
      "One note in eight, then every second one, then chords, then the doors.",
    ],
  },
  live: {
    piece: "bus-round",
    seed: 5,
    title: "Send for a bus",
    words:
      "Each route has an instrument. The nearer it comes, the more of the tune it plays; send for several and they come in as a round. One in six is a ghost.",
    button: "Wait at the stop",
    still: "bus-stop-orchestra.webp",
    alt: "Four roads run to a shelter at the right. A yellow bus is on the first of them, and the lamp of the glockenspiel is lit.",
  },
};
