import { describe, expect, it } from "vitest";
import { parseOptions } from "./options.ts";

const defaults = { seed: 1, only: "", built: false, links: true };

describe("the options of a proof", () => {
  it("are the defaults where none is given", () => {
    expect(parseOptions(defaults, [])).toEqual(defaults);
  });

  it("are numbers, texts and switches", () => {
    const args = ["--seed=7", "--only", "gif", "--built", "--no-links"];
    expect(parseOptions(defaults, args)).toEqual({ seed: 7, only: "gif", built: true, links: false });
  });

  it.each(["--seed=many", "--seed=-1", "--seed=1.5", "--seed="])("refuse %s", (arg) => {
    expect(() => parseOptions(defaults, [arg])).toThrow("--seed takes a whole number");
  });

  it("refuse a name that the proof does not know", () => {
    expect(() => parseOptions(defaults, ["--sede=1"])).toThrow("'--sede'");
  });
});
