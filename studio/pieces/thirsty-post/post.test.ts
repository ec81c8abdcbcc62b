import { expect, it } from "vitest";
import { cardOf, moodOf, plants, signedBy } from "./post.ts";

it("writes well, then dry, then rude, each plant in its own time", () => {
  for (const plant of plants) {
    const moods = [0, plant.thirst, plant.thirst + 1, plant.thirst + plant.patience + 1].map((day) =>
      moodOf(plant, day, 0),
    );
    expect(moods).toEqual(["well", "well", "dry", "rude"]);
    expect(new Set(moods.map((mood) => cardOf(plant, mood))).size).toBe(3);
    expect(signedBy(plant, "rude")).toBe(`What is left of the ${plant.name}`);
  }
});

it("begs for mercy where it was watered four times in a row", () => {
  const [fern] = plants;
  expect(fern && cardOf(fern, moodOf(fern, 0, 4))).toContain("stop");
});
