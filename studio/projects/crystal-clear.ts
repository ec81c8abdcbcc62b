import type { Project } from "#domain/works/project.ts";

export const crystalClear: Project = {
  slug: "crystal-clear",
  title: "Crystal Clear",
  date: "2021 to 2022",
  text: "Salt crystals grown for nine weeks on copper wire show, by how clear or cloudy they grow, what is in a canal’s water. Twelve jars, nine miles of towpath, one patient camera, and a beam of light for each crystal.",
  story: `
A canal's water looks the same everywhere: like tea that somebody has given up on. I wanted to see where
it differs, and I wanted the water to do the drawing.

So I walked nine miles of towpath with a bucket on a rope and filled eleven jars, one at each lock or
bridge. The twelfth I filled at my tap. Into every jar went all the salt it could hold, 360 g to the
litre, and a copper wire bent to the shape of the canal at that spot. (The tap's is straight.) Then I
waited.

## Why salt tells on water

Salt that leaves water slowly builds cubes you can read through. Anything else in the jar gets in the way:
clay, algae, soap. It is trapped in the lattice as tiny pockets, and the crystal turns milky. Cloudy
growth scatters light, and scattered light is easy to measure.

A camera on a rail passed along the shelf once an hour. At each jar a lamp lit the crystal from the side,
against black velvet, and a Raspberry Pi counted what came back. Nine weeks of hours times twelve jars
makes 18,144 photographs, mostly of nothing happening.

| Jar | Water from | Light scattered | Week nine |
| --: | :-- | --: | :-- |
| 2 | Top lock | 14 % | A window with corners |
| 4 | Below the reed bed | 9 % | The clearest of the twelve |
| 7 | Below the car wash | 71 % | A boiled sweet |
| 11 | The basin | 38 % | Clear core, milky coat |
| 12 | My tap | 12 % | Modest |

Jar 11 is my favourite. It grew clear until the fifth week and cloudy afterwards, when somebody moved it
nearer to the door.

## Eleven weeks, of which two do not count

The first attempt stood on a shelf in the studio, over the radiator. All twelve grew fast and all twelve
went white, tap water included. Speed clouds a crystal as well as dirt does, since there is no time to
push anything out. I carried the lot into a cellar that stays at 14 °C and began again.

Copper, meanwhile, goes green in brine. By the third day jar 6 looked like a municipal roof. The wires of
the second attempt have two coats of shellac, rubbed off at a single bare point where I wanted the first
grain to settle.

And number 9 is 4 mm shorter than the log says it should be. A school group had been in. I know only that
it was between ten and eleven.

## In the dark

For the show the twelve wires hung in a row on nylon, in canal order, with one projector at the far end of
the room. The program knows each crystal's outline from its last photograph and gives it a beam of exactly
that shape. A clear crystal throws a bright, hard-edged tangle on the wall behind. A cloudy one throws a
smudge. Walk along, from lock to lock, and the light goes out of focus and comes back at the reeds.

It is a drawing and makes no claim to be a laboratory. The trust that looks after the canal sent a proper
one to jar 7's bridge two months later, and the car wash has a settling tank now. I should like to credit
the crystals. It was probably the smell.
`,
  tools: ["Raspberry Pi", "Python", "OpenCV", "Projection mapping", "Copper wire"],
  tags: ["water", "salt", "projection", "canal", "slow"],
  categories: [2, 1, 4],
  image: "crystal-clear.webp",
  description:
    "A cluster of salt crystals hangs on a copper wire in green water; inside the largest and clearest one is a bicycle. A fish looks in, and a duck floats above.",
  link: "https://github.com/toadstool-studio/crystal-clear",
  featuredImage: "crystal-clear.mp4",
  featuredDescription:
    "Salt cubes grow on copper wires in three jars, clear, mixed and cloudy, and dissolve again while a light goes round them.",
  featuredText:
    "Eleven jars of canal water, one of tap, nine weeks. The salt crystals on the copper wire grow clear where the water is clean, and cloudy below the car wash.",
  featuredButtonText: "Watch salt grow",
  featuredLink: "/portfolio/crystal-clear",
  featuredSameTab: true,
  process: [
    {
      image: "crystal-clear-1.avif",
      ink: "Teal",
      note: "first, a whole canal of it. The dots are coarse on purpose, so that they can be told from dirt.",
    },
    {
      image: "crystal-clear-2.avif",
      ink: "Pink",
      note: "in lines and not in dots, since that drum’s screen had been put in sideways. I kept it: water hangs in lines.",
    },
    {
      image: "crystal-clear-3.avif",
      ink: "Yellow",
      note: "for the duck. And for the copper, where it meets the pink. It is the only duck I have printed in register.",
    },
  ],
  plan: {
    image: "crystal-clear.svg",
    width: 640,
    height: 480,
    title: "One shelf of twelve jars",
    alt: "A shelf with three of its twelve jars. A camera rolls along a rail above them, a lamp shines in from the left, and in each jar salt cubes sit on a copper wire bent like the canal there. Below, a lantern throws the smudge of a cloudy crystal on a wall.",
    notes: [
      "The camera, once an hour, on a curtain rail from a house clearance.",
      "Copper, bent to the map. Two coats of shellac, one bare point.",
      "Jar 7. The car wash is upstream.",
      "Jar 9, which lost 4 mm between ten and eleven.",
      "The show: one lamp, twelve outlines, and a wall that tells.",
    ],
  },
  live: {
    piece: "salt-jars",
    seed: 3,
    title: "Nine weeks, in your own time",
    words:
      "Five of the twelve jars. Choose whose water, move the weeks along, and then put out the light: a clear crystal throws a hard edge, a cloudy one a smudge.",
    button: "Fill a jar",
    still: "crystal-clear.webp",
    alt: "A jar with a lamp at its left and salt cubes around a copper wire in the middle, some of them full of pink dots.",
  },
};
