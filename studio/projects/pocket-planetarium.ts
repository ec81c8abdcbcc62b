import type { Project } from "#domain/works/project.ts";

export const pocketPlanetarium: Project = {
  slug: "pocket-planetarium",
  title: "Pocket Planetarium",
  date: "Winter 2022",
  text: "Hold a phone to the sky and it names what the clouds are hiding. Nine thousand stars in 55 kilobytes, made for a country where astronomy is mostly an act of faith.",
  story: `
I tested it on twenty-three nights. Nineteen were overcast. That settled what it was for.

A star map for clear skies exists many times over, and on a clear night you hardly need one: you can look.
The Pocket Planetarium is for the other nights. It shows a dark sky with the stars where they are, behind
the grey, and in the lower corner it says how sure it is that you cannot see them.

## Nine thousand stars, packed

The old Bright Star Catalogue lists 9,110 stars, about as many as good eyes can make out from the whole
Earth. Each needs a direction, which takes four bytes, and a brightness and a colour, one each. Six bytes
a star makes 54,660 in all, less than the picture of a star would weigh.

I had first kept the names in the same file. Only 330 stars have one that anybody uses, so the names
moved out, and a tap on any other star says *no name yet*. Children took this as an invitation, so there
is a box for suggestions.

## North is a matter of opinion

A phone knows precisely which way is down. About north it is guessing. Beside a parked car mine was 40
degrees out, and I spent an evening admiring Orion through a bus garage.

Three cures, in the order I tried them:

1. Ask people to wave the phone in a figure of eight. They did, and felt silly, and it was still 12
   degrees out.
2. Line up with the moon. Excellent, on four nights out of twenty-three.
3. Line up with a street. You drag your own road on a small map until it points along your own road. One
   degree, any weather.

The third is what it does. Your position stays in the phone. It is also the only star map I know that
works better in town, where there are more streets to be sure of.
`,
  tools: ["WebXR", "Three.js", "Device orientation", "Bright Star Catalogue"],
  tags: ["stars", "night", "outdoors", "clouds"],
  categories: [6, 0],
  image: "pocket-planetarium.webp",
  description:
    "The pocket of a yellow raincoat with a night sky rising out of it: a ringed planet, a sleepy moon and a constellation in the shape of a snail.",
  link: "https://github.com/toadstool-studio/pocket-planetarium",
  process: [
    {
      image: "pocket-planetarium-1.avif",
      ink: "Yellow",
      note: "first: the raincoat, all of it, flat. I have never used so much yellow and the window had to be opened.",
    },
    {
      image: "pocket-planetarium-2.avif",
      ink: "Violet",
      note: "is the planet and not much more. It was pulled on a damp evening, and there are specks in it that are in no catalogue.",
    },
    {
      image: "pocket-planetarium-3.avif",
      ink: "Midnight",
      note: "last, for the part one cannot see. It is printed over the pocket’s seam by a hair. Nights are.",
    },
  ],
  plan: {
    image: "pocket-planetarium.svg",
    width: 640,
    height: 480,
    title: "Which way is up the street",
    alt: "A small map with one red street is turned until it lies along a row of houses. Above it a compass near a parked car is wrong by forty degrees. Below are six boxes: four for a star’s direction, one for a star, one for its colour, and a cloud beside them.",
    notes: [
      "Your road, on a map the size of a stamp. Drag it round.",
      "Your road, outside. When both agree, so does the sky.",
      "North, next to a parked car.",
      "A star: four bytes for where, one for how bright, one for what colour.",
      "The usual.",
    ],
  },
  live: {
    piece: "night-in-a-pocket",
    seed: 7,
    title: "A sky to turn",
    words:
      "Drag it round, or use the sliders. There are four figures to find, and as many clouds as you are used to.",
    button: "Open the pocket",
    still: "pocket-planetarium.webp",
    alt: "A night sky in a yellow pocket: the outline of a snail in violet lines, stars, and a few clouds of dots.",
  },
};
