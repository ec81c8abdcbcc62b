interface Plant {
  name: string;
  /** Days between waterings that suit it, and how many more it will wait before manners end. */
  thirst: number;
  patience: number;
  cards: { well: string; dry: string; rude: string };
}

export const plants: readonly Plant[] = [
  {
    name: "Fern",
    thirst: 3,
    patience: 4,
    cards: {
      well: "Light pleasant, stairs quiet. Somebody whistled.",
      dry: "Weather dry. View good. I do not wish to make a fuss.",
      rude: "I remain, in parts, yours.",
    },
  },
  {
    name: "Rubber plant",
    thirst: 8,
    patience: 5,
    cards: {
      well: "The fern is showing off again.",
      dry: "The fern gets more than I do. I have counted.",
      rude: "I have dropped a leaf. It was addressed to you.",
    },
  },
  {
    name: "Ivy",
    thirst: 5,
    patience: 3,
    cards: {
      well: "I have reached the banister. Do not be alarmed.",
      dry: "Second request.",
      rude: "I see that you have bought yourself flowers.",
    },
  },
  {
    name: "Cactus",
    thirst: 60,
    patience: 300,
    cards: { well: "With the compliments of the season.", dry: "No hurry.", rude: "Ah. There you are." },
  },
];

type Mood = "well" | "dry" | "rude" | "drowned";

/** How a plant is after so many days without water; none at all is a day of watering, and many of those drown it. */
export function moodOf({ thirst, patience }: Plant, days: number, watered: number): Mood {
  if (watered > 3) return "drowned";
  if (days <= thirst) return "well";
  return days <= thirst + patience ? "dry" : "rude";
}

export function cardOf(plant: Plant, mood: Mood): string {
  return mood === "drowned" ? "Thank you. Thank you. Please stop." : plant.cards[mood];
}

export function signedBy({ name }: Plant, mood: Mood): string {
  return mood === "rude" ? `What is left of the ${name}` : name;
}
