import { describe, expect, it } from "vitest";
import {
  fitTitle,
  hangingFrom,
  type Line,
  lineAddress,
  lineFrom,
  longestLine,
  longestTitle,
  movePrint,
} from "./line.ts";

const asked = (query: string) => lineFrom(new URLSearchParams(query));

describe("a line in its address", () => {
  it("comes back as it was written", () => {
    const line: Line = {
      codes: ["blue-square", "woodles~12", "woodles~sjbx9-c-vpy"],
      title: "Rain, mostly & a toad 🐸",
    };
    const address = lineAddress(line);
    expect(address).toBe(
      "/art/line?on=blue-square,woodles~12,woodles~sjbx9-c-vpy&title=Rain%2C%20mostly%20%26%20a%20toad%20%F0%9F%90%B8",
    );
    expect(lineFrom(new URL(address, "https://pond.example").searchParams)).toEqual(line);
    expect(lineAddress({ codes: [], title: "" })).toBe("/art/line");
  });

  it("may be put together by a form, one print after the other", () => {
    expect(asked("on=a,b&on=c&title=Three").codes).toEqual(["a", "b", "c"]);
  });

  it("holds each print once, and no more than a line does", () => {
    expect(asked("on=a,b,a").codes).toEqual(["a", "b"]);
    const many = Array.from({ length: 40 }, (_, at) => `work-${at}`);
    expect(asked(`on=${many}`).codes).toEqual(many.slice(0, longestLine));
  });

  it.each([
    "../../etc/passwd",
    "<script>",
    "UPPER",
    "a~",
    "a~0",
    "a~12345",
    "a~s",
    "a~sZZ",
    "a~1~2",
    "a".repeat(121),
    "💥",
    "",
  ])("leaves out what can be no print: %s", (code) => {
    expect(hangingFrom(code)).toBeNull();
    expect(asked(`on=a,${encodeURIComponent(code)},b`).codes).toEqual(["a", "b"]);
  });

  it("reads anything at all without breaking", () => {
    for (const query of ["", "on", "on=&on=,,,", "title=%00%FF%ED%A0%80", `on=${"a,".repeat(50_000)}`])
      expect(asked(query).codes.length).toBeLessThanOrEqual(1);
  });
});

describe("a title", () => {
  it("is one line without what cannot be seen or turns words around", () => {
    expect(fitTitle("  A\n\tlong   walk\u202E back\u0000 \uD800")).toBe("A long walk back");
  });

  it("is cut between characters, however many code points one has", () => {
    const family = "👨‍👩‍👧‍👦";
    expect(fitTitle(family.repeat(70))).toBe(family.repeat(longestTitle));
    expect(fitTitle("🏴󠁧󠁢󠁷󠁬󠁳󠁿 é")).toBe("🏴󠁧󠁢󠁷󠁬󠁳󠁿 é");
  });

  it("piles no more than three accents on a letter", () => {
    expect(fitTitle(`z${"\u0335".repeat(50)}`)).toBe(`z${"\u0335".repeat(3)}`);
  });
});

it("moves a print to a place, and to an end where there is no such place", () => {
  const codes = ["a", "b", "c"];
  expect(movePrint(codes, "a", 1)).toEqual(["b", "a", "c"]);
  expect(movePrint(codes, "c", -5)).toEqual(["c", "a", "b"]);
  expect(movePrint(codes, "a", 9)).toEqual(["b", "c", "a"]);
  expect(movePrint(codes, "x", 0)).toEqual(codes);
});
