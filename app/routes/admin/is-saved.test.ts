import { data } from "react-router";
import { expect, it } from "vitest";
import { isSaved } from "./is-saved.ts";

const answered = (result: unknown, type: "data" | "error" = "data") => isSaved({ page: { type, result } });

it("takes a redirect or an answer without a refusal for a save", () => {
  expect(answered(new Response(null, { status: 303 }))).toBe(true);
  expect(answered({ done: "moved" })).toBe(true);
  expect(answered(null)).toBe(true);
  expect(answered(data({ made: "token" }, { status: 200 }))).toBe(true);
});

it("takes no refusal, ended session or failure for one", () => {
  expect(answered(data({ refusal: {} }, { status: 422 }))).toBe(false);
  expect(answered(data("Redirecting to admin login...", { status: 401 }), "error")).toBe(false);
  expect(answered(new TypeError("Failed to fetch"), "error")).toBe(false);
});
