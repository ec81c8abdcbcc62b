import { expect, it } from "vitest";
import { wayTo } from "./folders.ts";

it("names each step of the way to a folder", () => {
  expect(wayTo("zines/spring")).toEqual([
    { name: "zines", folder: "zines" },
    { name: "spring", folder: "zines/spring" },
  ]);
  expect(wayTo("")).toEqual([]);
});
