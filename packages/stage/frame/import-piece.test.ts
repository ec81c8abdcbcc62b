import { expect, it } from "vitest";
import type { ArtPiece } from "../art-piece.ts";
import { importPiece } from "./import-piece.ts";

const pond: ArtPiece<never> = () => () => undefined;
const lost = () =>
  Promise.reject(new TypeError("Failed to fetch dynamically imported module: https://a.example/pond.js"));

it("finds the piece in a file that is fetched again", async () => {
  await expect(importPiece(lost, () => Promise.resolve({ pond }))).resolves.toBe(pond);
});

it("guesses no piece where a file exports more, or none", async () => {
  for (const file of [{ pond, otherPond: pond }, {}, { depth: 3 }])
    // oxlint-disable-next-line no-await-in-loop -- one expectation after the other
    await expect(importPiece(lost, () => Promise.resolve(file))).rejects.toThrow("something else");
});
