import { expect, it } from "vitest";
import { largestFolders } from "./storage.tsx";

it("draws the heaviest folders first, and many small ones as one", () => {
  const folders = Array.from({ length: 20 }, (_, index) => ({
    folder: `f${index}`,
    bytes: index + 1,
    count: 1,
  }));
  const { folders: largest, others } = largestFolders(folders);
  expect(largest.map(({ bytes }) => bytes)).toEqual([20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10]);
  expect(others).toEqual({ folder: "9 others", bytes: 45, count: 9 });
  expect(largestFolders(folders.slice(0, 3)).others).toBeNull();
});
