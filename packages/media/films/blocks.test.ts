import { expect, it } from "vitest";
import { inBlocks } from "./blocks.ts";

const size = 20_000_000;

it("reads small steps, across a border too, from few large blocks", async () => {
  const asked: number[] = [];
  const { read } = inBlocks(size, async (start, end) => {
    asked.push(start);
    return new Uint8Array(end - start).fill(start / 1_000_000);
  });
  await read(0, 10);
  expect(await read(999_998, 1_000_002)).toEqual(new Uint8Array([0, 0, 1, 1]));
  expect(asked).toEqual([0, 1_000_000]);
});

it("gives up on a reader that goes round in circles", async () => {
  const small = inBlocks(16, async (start, end) => new Uint8Array(end - start));
  const circle = async () => {
    for (;;) await small.read(0, 8);
  };
  await expect(circle()).rejects.toThrow("circles");
  expect(small.failure).toBeNull();
});

it("reports that the store failed", async () => {
  const gone = inBlocks(16, async () => null);
  await expect(gone.read(0, 8)).rejects.toThrow("lacks its bytes");
  expect(gone.failure).toBeInstanceOf(Error);
});
