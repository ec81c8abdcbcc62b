import type { Project } from "#domain/works/project.ts";

export const myceliumMail: Project = {
  slug: "mycelium-mail",
  title: "Mycelium Mail",
  date: "2019 to 2020",
  text: "Short letters travel through a wood as light under the moss and take an evening to arrive. One pulse every twenty seconds, 120 characters at most, no read receipts.",
  story: `
At one end of the wood there is a stump with a brass keyboard in it. At the other end, 300 metres away,
there is a stump with a slot. You type a letter at the first and walk to the second. If you walk at an
ordinary pace you will have to wait for about three hours and a quarter.

## The arithmetic of an evening

Letters and spaces fit into five bits each, as they did on the old teleprinters. A letter of 120
characters is 600 bits. At one bit every twenty seconds it takes 12,000 seconds, which is dusk to well
past bedtime in May.

I chose the twenty seconds by eye. The fibre leaks a little light along its whole length, on purpose, and
I laid it just beneath the moss. A pulse slower than that looks like a fault. A faster one looks like a
road sign. At twenty seconds you begin to doubt whether you saw it, and that was the speed I was after.

Every 25 metres the light is too tired to go on, so a tin the size of a sardine’s reads it and says it
again: eleven tins, one solar panel each, no radio anywhere.

## Correspondence with nature

Mice ate the first fibre within a week. The second runs through garden hose with a slit along the top,
which they find dull.

Slugs were subtler. They like warm tins, and one resting on a photodiode turns ones into noughts. Letters
arrived that began *DEAR FROG*. I added a parity bit and a request to repeat, and it made everything a
fifth slower and spoiled the post. So I took it out. The notice at the slot says that the wood may alter
your spelling.

In six weeks 94 letters were sent, and 71 were waited for. Several were replies to the wrong person. Two
people who met that way still write to each other, I hear, by ordinary mail.
`,
  tools: ["Side-glow optical fibre", "ESP32", "Photodiodes", "Moss"],
  tags: ["forest", "letters", "light", "slow"],
  categories: [2, 1],
  image: "mycelium-mail.webp",
  description:
    "A wood by night, cut open: below the moss a glowing thread carries letters from one toadstool to another, where a toad waits.",
  extra: [{ label: "In praise of letters", href: "/blog/letters-not-notifications" }],
  process: [
    {
      image: "mycelium-mail-1.avif",
      ink: "Midnight",
      note: "first, with the wood cut out of it. It needed two passes; a wood at night is mostly ink.",
    },
    {
      image: "mycelium-mail-2.avif",
      ink: "Teal",
      note: "for the moss, and the air between the trees. The register was out by so little that I took it for dew.",
    },
    {
      image: "mycelium-mail-3.avif",
      ink: "Yellow",
      note: "last, one thread of it, all the way across in a single pull. It arrived.",
    },
  ],
  plan: {
    image: "mycelium-mail.svg",
    width: 720,
    height: 420,
    title: "Three hundred metres of moss",
    alt: "A wood in section. A thread runs under the moss from a stump with keys to a stump with a slot, through eleven tins; a slug sits on one of them. Below, the word DEAR, a row of long and short pulses, and in red the words DEAR FROG.",
    notes: [
      "You write here, in brass.",
      "A tin every 25 metres: it reads the light and says it again.",
      "The slug. It turns ones into noughts.",
      "Five bits a letter, a bit every twenty seconds.",
      "You wait here. It is about three hours and a quarter.",
    ],
  },
  live: {
    piece: "moss-telegraph",
    seed: 4,
    title: "Write to the other stump",
    words:
      "Sixteen letters at most, and a hundred times too fast. Slugs put lights out and never on, so that your friend may become a frog.",
    button: "Sit at the first stump",
    still: "mycelium-mail.webp",
    alt: "A wood by night, cut open. A thread under the moss joins two stumps, and an orange slug sits on it.",
  },
};
