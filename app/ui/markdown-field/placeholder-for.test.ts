import { expect, it } from "vitest";
import { placeholderFor } from "./placeholder-for.ts";

it("names the file and occurs nowhere else in the text", () => {
  const first = placeholderFor("a [1].png", "");
  expect(first).toBe("![Uploading a 1.png…]()");
  expect(placeholderFor("a [1].png", `x ${first}`)).toBe("![Uploading a 1.png 2…]()");
});
