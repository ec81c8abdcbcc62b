import { expect, it } from "vitest";
import { experience } from "#studio/experience.ts";
import { pointsFromText, pointsToText } from "./points.ts";

it("points come back from their lines as they were", () => {
  for (const { points } of experience) expect(pointsFromText(pointsToText(points))).toEqual(points);
});

it("a line with two spaces or a dash is beneath the one before it", () => {
  expect(pointsFromText("Built a press.\n  Of oak.\n- With two drums.\n\n– And a bell.\nSold it.")).toEqual([
    { text: "Built a press.", points: ["Of oak.", "With two drums.", "And a bell."] },
    "Sold it.",
  ]);
});

it("a list pasted with a dash before each line has no line beneath another", () => {
  expect(pointsFromText("- One\n- Two")).toEqual(["One", "Two"]);
});
