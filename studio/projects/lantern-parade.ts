import type { Project } from "#domain/works/project.ts";

export const lanternParade: Project = {
  slug: "lantern-parade",
  title: "Lantern Parade",
  date: "Winter 2021",
  text: "Two hundred paper lanterns that agree on a colour while being carried down a hill by children. There is no conductor: each lantern listens to its neighbours and gives in a little.",
  story: `
The town asked for a parade at the darkest end of December. It had a hill, a brass band and two hundred
children between five and eleven. My first drawing had a van at the front with an aerial on it, telling
all the lanterns what to do. Then someone remembered the hill. From the bakery down, the van would be
round a corner.

So nobody is in charge. Five times a second every lantern says its own colour, listens for whoever is
near, and moves a twentieth of the way towards what it hears. From the top the whole street starts in two
hundred colours. By the bakery there are six. At the bottom, with luck, there is one.

## The trouble with averages

Halfway between red and violet lies green, if you add up their numbers and divide. Rehearsals kept going
green, a colour that no child had set out with.

Hues are a circle. They have to be averaged as directions:

~~~cpp
float x = 0, y = 0;
for (const Heard& h : nearby) { x += cosf(h.hue); y += sinf(h.hue); }
hue += 0.05f * turnTowards(hue, atan2f(y, x));
~~~

If two camps of equal size stand exactly opposite each other, the sum is zero and neither moves. I left
that in. It lasts until one child runs across.

## Paper, willow, rain

Each frame is three willow rods and a lid; each skin is kozo paper, which is thin and stronger than it has
any right to be. Three rechargeable cells last four hours. I waterproofed the lids and forgot the floors,
where the rain collects. Thirty lanterns drowned in the first test. The holes that let it out are now
called *the feature* on the assembly sheet.

On the night they agreed at the post office: an orange that was in no program. The fastest children, who
had run ahead out of range, arrived in perfect blue and would not discuss it.
`,
  tools: ["ESP32", "ESP-NOW", "C++", "Kozo paper", "Willow"],
  tags: ["light", "parade", "radio", "children", "consensus"],
  categories: [1, 2, 3],
  image: "lantern-parade.webp",
  description:
    "Children carry paper lanterns down a winding path on a dark hill. The lanterns turn from yellow to orange to pink on the way; one fish stays white.",
  link: "https://github.com/toadstool-studio/lantern-parade",
  process: [
    {
      image: "lantern-parade-1.avif",
      ink: "Midnight",
      note: "first, a hill of it, with holes where the children would be.",
    },
    {
      image: "lantern-parade-2.avif",
      ink: "Yellow",
      note: "fills the holes. It ran out at the post office, and there the town hall is paler than the parade.",
    },
    {
      image: "lantern-parade-3.avif",
      ink: "Pink",
      note: "last, and little by little: each lantern down the hill has a bit more. The white fish was skipped. It would not hold still.",
    },
  ],
  plan: {
    image: "lantern-parade.svg",
    width: 720,
    height: 440,
    title: "Nobody in charge, from the bakery down",
    alt: "The hill from the side. Lanterns in every colour start at the top and are all orange at the bottom, but for a blue one that ran ahead. Two dashed circles show how far a lantern hears. A van with an aerial is crossed out.",
    notes: [
      "Who hears whom: about as far as a child can shout.",
      "The van. From the bakery down it is round the corner.",
      "Colours are directions. Add the arrows, never the numbers.",
      "Willow, kozo, three cells, and holes for the rain. The holes are called the feature.",
      "One of the fastest children.",
    ],
  },
  live: {
    piece: "lantern-agreement",
    seed: 11,
    title: "Set off down the hill",
    words:
      "Forty lanterns, forty colours, nobody in charge. Let them hear further or less far, or press one and it changes its mind.",
    button: "Light them",
    still: "lantern-parade.webp",
    alt: "Children with paper lanterns come down a winding path at night, in many colours at the top.",
  },
};
