import type { Zine } from "#domain/art/zine.ts";

export const instructionsForAnAwkwardSilence: Zine = {
  slug: "instructions-for-an-awkward-silence",
  title: "Instructions for an Awkward Silence",
  date: "2020-12-06",
  description: "How to look after the large quiet animal that sits down between two people. Serves two.",
  words: [
    "By that December everybody I knew had forgotten how to talk in a room. My aunt and uncle, forty years married, told me they had never learnt: they had a biscuit tin instead. I drew the tin’s side of it.",
    "It has four pages because that is how long a silence should be left to itself.",
  ],
  alt: "On a sofa a man with a beard and a woman with a bun look away from each other. Between them sits a large mint-green animal without a mouth, paws folded.",
  made: "Mint and burgundy on cream, 4 pages, A7",
  pages: [
    {
      alt: "Cover. Two people at the far ends of a sofa look away. Between them a huge mint-green animal without a mouth sits with folded paws and looks at you.",
      transcript: "Instructions for an awkward silence",
    },
    {
      alt: "A diagram of the animal as in a manual, with lines to its eyes, its ears, its paws and the place where a mouth would be.",
      transcript:
        "Know your silence. Eyes. Do not meet both at once. Ears. Both on the clock. Hands. Folded. It is doing its best. Mouth. None fitted.",
    },
    {
      alt: "Very close. The animal holds up a plate with one biscuit and watches, hopeful, as two hands reach for it from left and right.",
      transcript:
        "After one minute, offer it a biscuit. You will both reach for the same one. This is the instruction.",
    },
    {
      alt: "Back cover. The two lean together on the sofa, asleep and smiling. The animal, much smaller, sleeps across both their laps. Four slippers stand below.",
      transcript:
        "Keep it. A silence that has been fed will sit with two people for years and never need a thing said. Serves two.",
    },
  ],
};
