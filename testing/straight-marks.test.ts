import { describe, expect, it } from "vitest";
import { straightMarksIn } from "../scripts/lint/straight-marks.ts";

describe("words that a person reads", () => {
  it.each([
    ["The toad's own room is damp.", ["toad's"]],
    ["Don't press it while it wobbles.", ["Don't"]],
    ["The toads' own room is damp.", ["toads'"]],
    ['It said "go away" and slept.', ['"go', 'away"']],
    ["He wrote 'a toad' on the wall", ["'a", "toad'"]],
    ["A toad -- green, and asleep", ["toad -- green,"]],
    ["A toad - green, and asleep", ["toad - green,"]],
    ["Open from spring 2021-2023 and never since", ["2021-2023"]],
  ])("has straight marks: %s", (text, found) => {
    expect(straightMarksIn(text)).toEqual(found);
  });

  it.each([
    "The toad’s own room is damp – mostly.",
    "It said “go away” and slept.",
    "A well-known, e-mail-shaped toad",
    '<a href="/art" class="own">Look at the toad</a> and go',
    "Write `it's` and mean it, please",
    'attachment; filename="a toad of ours.wav"',
    "On 2021-03-01 nothing of note happened",
  ])("has typographic ones, or none: %s", (text) => {
    expect(straightMarksIn(text)).toEqual([]);
  });
});

describe("text that is not prose", () => {
  it.each(["default-src 'none'", "'self' 'unsafe-inline'", '[type="radio"]', "a=>a.b('x y z')", "it's"])(
    "is passed over: %s",
    (text) => expect(straightMarksIn(text)).toEqual([]),
  );

  it("is judged where every word is read", () => {
    expect(straightMarksIn("it's", { isProse: true })).toEqual(["it's"]);
  });
});

describe("the sample posts", () => {
  const posts = import.meta.glob<string>("../studio/posts/*.md", {
    eager: true,
    query: "?raw",
    import: "default",
  });

  it.each(Object.entries(posts))("%s has typographic marks in its title, summary and alt text", (_, post) => {
    const facts = post.split("---")[1] ?? "";
    const read = [...facts.matchAll(/^(?:title|summary|imageAlt): *"?(.*?)"?$/gm)].map(
      ([, text = ""]) => text,
    );
    expect(read.length).toBeGreaterThanOrEqual(2);
    expect(read.flatMap((text) => straightMarksIn(text, { isProse: true }))).toEqual([]);
  });
});
