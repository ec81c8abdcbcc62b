import { expect, it } from "vitest";
import { speech } from "../testing/speech.ts";
import { foundColours, nameOf } from "./found-colours.ts";
import { separateColours, separateInks, type Separation } from "./separate.ts";

const { hues } = speech.loupe;
const paper = { name: "cream", colour: "#f5efe2" };
const inks = [
  { name: "Midnight", colour: "#221a3a" },
  { name: "Pink", colour: "#ff4f8b" },
  { name: "Yellow", colour: "#ffc93c" },
];
const four = [
  { name: "Teal", colour: "#00a896" },
  { name: "Pink", colour: "#ff4f8b" },
  { name: "Yellow", colour: "#ffc93c" },
  { name: "Violet", colour: "#7a4dff" },
];

/** The colour that amounts of 0 to 255 make, as four values. */
function printed({ paper: ground, lay }: Separation, amounts: readonly number[]): number[] {
  const channels = ([0, 1, 2] as const).map((channel) =>
    amounts.reduce((value, amount, plate) => lay(value, plate, channel, amount), ground[channel] as number),
  );
  return [...channels.map(Math.round), 255];
}

const amountsOf = (separation: Separation, pixel: number[]) =>
  separation.separate(Uint8ClampedArray.from(pixel)).map(([amount]) => amount ?? NaN);

it("finds the inks that were printed over each other, each alone and all together", () => {
  for (const [given, mostOff] of [
    [inks, 40],
    [four, 70],
  ] as const) {
    const separation = separateInks(paper, given);
    for (let printedOnes = 0; printedOnes < 2 ** given.length; printedOnes++) {
      const amounts = given.map((_, plate) => ((printedOnes >> plate) & 1) * 255);
      // Below a full black ink nothing more is seen.
      if (given === inks && amounts[0] === 255) continue;
      const found = amountsOf(separation, printed(separation, amounts));
      for (const [plate, amount] of amounts.entries())
        expect(Math.abs((found[plate] as number) - amount), `${printedOnes}, ${plate}`).toBeLessThan(mostOff);
    }
  }
});

it("finds no ink on bare paper, whose fibre is a little uneven", () => {
  const separation = separateInks(paper, four);
  for (const by of [-3, 0, 3])
    expect(amountsOf(separation, [0xf5 + by, 0xef + by, 0xe2 + by, 255])).toEqual([0, 0, 0, 0]);
});

it("prints what it has taken apart near to what it was", () => {
  const separation = separateInks(paper, inks);
  for (const pixel of [
    [200, 60, 90, 255],
    [120, 90, 60, 255],
    [250, 180, 120, 255],
  ]) {
    const again = printed(separation, amountsOf(separation, pixel));
    for (const [channel, value] of pixel.entries())
      expect(Math.abs((again[channel] as number) - value)).toBeLessThan(24);
  }
});

it("gives each pixel of a picture that was not printed to the nearest of its colours", () => {
  const separation = separateColours(inks);
  expect(amountsOf(separation, [250, 90, 140, 255])).toEqual([0, 255, 0]);
});

it("finds the few colours of a picture, the most frequent first, and names them", () => {
  const pixels = Uint8ClampedArray.from(
    [...Array(60)].flatMap((_, index) =>
      index < 40 ? [20, 60 + (index % 3), 160, 255] : index < 58 ? [240, 200, 40, 255] : [0, 0, 0, 0],
    ),
  );
  expect(foundColours(hues, pixels).map(({ name }) => name)).toEqual(["Blue", "Yellow"]);
  expect(nameOf(hues, [252, 250, 249])).toBe("White");
  expect(nameOf(hues, [20, 40, 26])).toBe("Dark green");
});
