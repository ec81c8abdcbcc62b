import type { Project } from "#domain/works/project.ts";

export const jelloTheremin: Project = {
  slug: "jello-theremin",
  title: "Jello Theremin",
  date: "2020 to 2021",
  text: "A theremin whose antenna is a raspberry jelly; vibrato comes with the dish. You play it by not quite touching it, for as long as the evening stays cool.",
  story: `
**For one instrument**

- 1 litre of raspberry juice
- 16 leaves of gelatine
- 2 teaspoons of salt
- 1 copper ring, 12 cm across
- 1 Arduino, 1 resistor of a megohm, 1 loudspeaker

Soak the gelatine. Warm the juice, dissolve everything but the Arduino, and pour it over the ring in a
fluted mould. Chill overnight. Turn out on to glass, connect, and bring your hand near.

## Why salt

A theremin hears your hand as a change in capacitance: a few trillionths of a farad, getting larger as you
come closer. Any conductor will do for the antenna. Sugar and water are poor ones. The first jelly, made
to be eaten, noticed a hand only when the hand was in it. Two teaspoons of salt and it can feel you from
20 cm. It is also the worst dessert I have served, and people did not believe the sign.

The circuit charges the jelly through the resistor and counts how long that takes, a few hundred times a
second. Long means near, and near means high. When the jelly shakes, its edge moves a millimetre or two
towards your hand and away again, and the pitch goes with it. This is the vibrato. It cannot be switched
off. Slow players learn to wait for it to settle; the rest of us tap the table.

## On stage

Gelatine lets go at about 30 °C. Under two stage lamps the first concert lasted twenty-three minutes and
descended by a fourth. I tried agar, which stands any heat you like, and found that it does not wobble,
it cracks, and a cracked theremin plays two notes an argument apart.

I went back to gelatine and wrote shorter pieces. There is an ice pack beneath the plate now. Outdoors
there is also a wasp policy, which is that the wasps have it.
`,
  tools: ["Arduino", "Capacitive sensing", "Gelatine", "Table salt"],
  tags: ["music", "jelly", "touch", "kitchen"],
  categories: [5, 1],
  image: "jello-theremin.webp",
  description:
    "A tall pink jelly stands on a dish on top of an instrument with knobs, between two outstretched hands. Wavy black lines swing around it, and a raspberry leaps from its top.",
  link: "https://github.com/toadstool-studio/jello-theremin",
  extra: [{ label: "What it turned into", href: "/project/djello" }],
  process: [
    {
      image: "jello-theremin-1.avif",
      ink: "Midnight",
      note: "first, a black like a dinner jacket. It is the only two-ink cover here, for nobody would have believed a third.",
    },
    {
      image: "jello-theremin-2.avif",
      ink: "Pink",
      note: "last, in one pull, and it trembled: the drum was loose. I tightened it afterwards and missed that at once.",
    },
  ],
  plan: {
    image: "jello-theremin.svg",
    width: 640,
    height: 480,
    title: "For one instrument",
    alt: "A fluted jelly on a plate with a copper ring inside it. A wire runs from the ring through a resistor and a small computer to a loudspeaker, a hand reaches for the jelly from the right and stops twenty centimetres short, and a wasp goes where it likes.",
    notes: [
      "The copper ring. Pour round it, not over it.",
      "The plate, glass, so that the table does not sing.",
      "One megohm, and all the patience of the circuit.",
      "Vibrato. It comes with the dish.",
      "See the wasp policy.",
    ],
  },
  live: {
    piece: "almost-touching",
    title: "Nearly touch it",
    words:
      "Bring the hand near, by the slider or with a pointer. Near means high. Tap the table for the vibrato that nobody asked for.",
    button: "Take it out of the fridge",
    still: "jello-theremin.webp",
    alt: "A pink jelly on a plate and a hand that stops some way off.",
  },
};
