import { expect, it } from "vitest";
import { withQuery } from "./with-query.ts";

it("writes the values that are given, and no question mark without one", () => {
  expect(withQuery("/list", { q: "a b", after: 3, choose: true })).toBe("/list?q=a+b&after=3&choose=");
  expect(withQuery("/list", { q: "", after: 0, choose: false, state: undefined })).toBe("/list");
});
