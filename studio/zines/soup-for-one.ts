import type { Zine } from "#domain/art/zine.ts";

export const soupForOne: Zine = {
  slug: "soup-for-one",
  title: "Soup for One",
  date: "2022-01-16",
  description: "A red lentil soup for one person, measured in spoons and mugs, with company.",
  words: [
    "Drawn in the second January in which nobody came round. Recipes are for four; you divide the egg by four, give up and have toast. So this is a whole soup for one whole person, and no scales: a tablespoon, a teaspoon, a mug, thirty minutes.",
    "It works as printed; I have eaten forty-one of them. The lentils must be the red ones, which fall apart by themselves; salt comes last, because the cube has opinions. Number 14 exists. She read the back cover, and rang first.",
  ],
  alt: "A bowl of orange soup seen from above on a yellow checked cloth. The words for one float in it like noodles; above stands Soup in large dark letters.",
  made: "Burgundy, orange and yellow on cream, 4 pages, A7",
  pages: [
    {
      alt: "A striped bowl of orange soup seen from above on a yellow checked cloth, with slices of carrot and lentils. Two words float in it.",
      transcript: "Soup for one",
    },
    {
      alt: "Nine things drawn in three rows with their amounts: an onion, a carrot, a clove of garlic, two loaded spoons, a heap of lentils, two mugs, half a stock cube and half a lemon.",
      transcript:
        "What you need: 1 small onion, 1 carrot, 1 clove garlic, 1 tbsp oil, 1 tsp cumin, 6 tbsp red lentils, 2 mugs water, half a stock cube, half a lemon.",
    },
    {
      alt: "Four strips from daylight to night: an onion weeping on a board beside sliced carrot; a pan from above; a pot with its lid ajar; and a bowl with gold dots, steaming in lamplight.",
      transcript:
        "Onion and carrot, small. Oil, low heat, 10 minutes. The onion says: It’s me. Add garlic and cumin. 1 minute: stay with it. Lentils, water, cube. 20 minutes, lid ajar. Lemon. Salt. Now the good bowl.",
    },
    {
      alt: "A snowy evening across the road. In the one lit window a neighbour with a bun sits over a bowl and lifts a spoon; on this side a bowl steams on the sill.",
      transcript:
        "Eat it hot, at the window. 14. Number 14 is having soup too. For two: twice everything. Then ring the bell at 14.",
    },
  ],
};
