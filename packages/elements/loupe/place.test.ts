import { expect, it } from "vitest";
import { placementIn, slipBetween } from "./place.ts";
import type { PrintDetails } from "./print-details.ts";
import { speech as english, speechIn } from "../testing/speech.ts";
import { aboutAll, aboutHere, aboutPlate, wayOf } from "./words.ts";

const plate = { name: "Pink", colour: "#ff4f8b", screen: "dots", angle: 75, pitch: 2.16 } as const;
const printed: PrintDetails = {
  across: 200,
  size: [1000, 500],
  sheet: "A4",
  paper: { name: "cream", colour: "#f5efe2" },
  plates: [
    { ...plate, name: "Midnight", slip: [0.1, 0, 0] },
    { ...plate, slip: [0.5, -0.3, 0] },
    { ...plate, name: "Yellow", slip: [0.1, 0, 0.1] },
    { ...plate, name: "Teal" },
  ],
};

it("finds the whole file behind a box that crops it", () => {
  const box = { left: 100, top: 50, width: 400, height: 300 };
  expect(placementIn(box, [1000, 500], true)).toEqual({ x: 0, y: 50, scale: 0.6 });
  expect(placementIn(box, [1000, 500], true, "0% 50%")).toEqual({ x: 100, y: 50, scale: 0.6 });
  expect(placementIn(box, [800, 600], false)).toEqual({ x: 100, y: 50, scale: 0.5 });
});

it("measures a plate by the first one, and by the place where a plate is askew", () => {
  const middle = { x: 500, y: 250 };
  expect(slipBetween(printed, 1, middle)).toEqual({ x: 0.4, y: -0.3 });
  const askew = slipBetween(printed, 2, { x: 1000, y: 250 });
  expect(Math.hypot(askew?.x ?? 0, askew?.y ?? 0)).toBeCloseTo(100 * ((0.1 * Math.PI) / 180), 5);
  expect(slipBetween(printed, 2, middle)).toEqual({ x: 0, y: 0 });
});

it("claims no slip where none is known", () => {
  expect(slipBetween(printed, 3, { x: 0, y: 0 })).toBeNull();
  expect(slipBetween({ ...printed, across: undefined }, 1, { x: 0, y: 0 })).toBeNull();
  expect(aboutPlate(english, { name: "Grey", colour: "#888888" }, false, null)).toBe("Grey.");
});

it("says in words what the glass shows", () => {
  expect(aboutAll(english, printed, printed.plates.slice(0, 2))).toBe(
    "two inks on cream paper, A4: midnight and pink.",
  );
  expect(aboutPlate(english, plate, false, { x: 0.4, y: -0.3 })).toBe(
    "Pink. Dots at 75°, 2.2\u00a0mm apart. Here it is 0.5\u00a0mm off, to the right and up.",
  );
  expect(aboutPlate(english, plate, false, { x: 0.01, y: 0 })).toContain("in register");
  expect(aboutHere(english, printed.plates, [0.8, 0.01, 0.21, 0])).toBe("Here: midnight 80% and yellow 20%.");
  expect([wayOf({ x: -1, y: 0.1 }), wayOf({ x: 0, y: 3 })]).toEqual(["left", "down"]);
});

it("keeps the capitals of nouns where a language writes them", () => {
  const shares = [0.8, 0, 0.21, 0];
  expect(aboutHere(speechIn("de"), printed.plates, shares)).toBe(
    "Here: Midnight 80\u00a0% und Yellow 20\u00a0%.",
  );
});
