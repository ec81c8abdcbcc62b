import { DrizzleQueryError } from "drizzle-orm";
import { afterEach, expect, it, vi } from "vitest";
import { logError, withoutAddresses } from "./log.ts";

const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
afterEach(() => void logged.mockClear());

it("logs a failed query without its parameters", () => {
  const cause = new Error("D1_ERROR: no such table: subscribers");
  logError(new DrizzleQueryError("select * from subscribers where email = ?", ["a@pond.example"], cause));
  const said = logged.mock.calls.flat().map((part) => (part instanceof Error ? part.stack : String(part)));
  expect(said.join("\n")).toContain("no such table");
  expect(said.join("\n")).not.toContain("pond.example");
});

it("logs any other error as it is", () => {
  const error = new Error("broken");
  logError(error);
  expect(logged).toHaveBeenCalledWith(error);
});

it("removes addresses from a mail server's words", () => {
  expect(withoutAddresses("550 5.1.1 <a.b@pond.example>: unknown, ask post@pond.example")).toBe(
    "550 5.1.1 <…@…>: unknown, ask …@…",
  );
});
