import type { Project } from "#domain/works/project.ts";

export const waffleStudy: Project = {
  slug: "waffle-study",
  title: "A Waffle, Slowly",
  date: "Spring 2021",
  text: "Butter melts, syrup finds every pocket, steam rises: breakfast in three dimensions, at the speed of breakfast. There is nothing to win, and it has made several people late.",
  story: `
Everything on a screen is in a hurry. I wanted one thing that took as long as it takes.

A pat of butter on a hot waffle needs four minutes to lose its corners. I know because I sat there with
a stopwatch, three mornings running. It sinks on one side first. It slides a centimetre. Then the near
corner goes, quite suddenly, and the rest follows as if it had only been waiting for someone to start.

## Looking before modelling

The rule for this piece was that nothing may be modelled from memory. There were callipers on the
breakfast table. Notes from those weeks:

> Steam does not rise from the middle. It leaves by the edges and is drawn in over the top.
>
> Syrup stops at the rim of a pocket and bulges, for longer than seems legal, before it goes over.
>
> Crust is darkest on the corners and palest on the long walls. Flour knows why.

The bulge was the important one. My first syrup ran like water, and water on a waffle looks like an
accident. Thick liquids keep a round shoulder where they stop, and catching the light on that shoulder did
more than all the code for flowing.

## How slow is too slow

The first version ran at true speed, and people thought it had crashed. The second ran at five times, and
the butter looked frightened. I settled just under life, with one concession at the start: a thread of
steam that moves at once, so that you can see somebody is in.

Most visitors stay for eleven seconds. A few stay for the whole butter. I built it for those, and have
been sent photographs of what they had afterwards.
`,
  tools: ["Three.js", "GLSL", "Callipers", "A waffle iron"],
  tags: ["breakfast", "syrup", "three dimensions", "slow"],
  categories: [7, 6],
  image: "waffle-study.webp",
  description:
    "A snail sits on a melting block of butter in the middle of an enormous waffle while a rope of syrup comes down from above.",
  extra: [
    { label: "Sit down to it", href: "/art/waffle" },
    { label: "The syrup, explained", href: "/blog/waffles-and-normal-maps" },
  ],
  process: [
    {
      image: "waffle-study-1.avif",
      ink: "Yellow",
      note: "first, a slab of it, warm off the drum. The snail said nothing about that.",
    },
    {
      image: "waffle-study-2.avif",
      ink: "Pink",
      note: "for the crust, and for whatever the syrup touches. It pooled at the lower left as if it knew what it was playing.",
    },
    {
      image: "waffle-study-3.avif",
      ink: "Violet",
      note: "last: the shadows, a pocketful at a time, and the snail, who was on the plate before I was.",
    },
  ],
  plan: {
    image: "waffle-study.svg",
    width: 640,
    height: 480,
    title: "Section through a breakfast",
    alt: "A waffle cut through. Butter with one corner gone lies across two pockets, syrup bulges at a rim before it goes over, dashed arrows show steam that leaves by the edge and comes back over the top. A stopwatch and callipers stand by.",
    notes: [
      "The bulge: 2 mm, for longer than seems legal.",
      "The near corner goes first, suddenly.",
      "Steam goes round by the edges.",
      "Darkest on the corners. Flour knows why.",
      "Four minutes. Three mornings.",
      "Callipers. Nothing was modelled from memory.",
    ],
  },
  live: {
    piece: "waffle",
    seed: 1,
    title: "Sit down to it",
    words:
      "The waffle itself, slow. Turn it with a finger or the arrow keys; the butter goes at its own pace.",
    button: "Serve it",
    still: "waffle-study.webp",
    alt: "A golden waffle on a plate, with a melting pat of butter and syrup in its pockets.",
    handling: "Turn it with the arrow keys; zoom with plus and minus.",
  },
};
