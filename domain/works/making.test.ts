import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { firstSentence } from "./first-sentence.ts";
import { project } from "./project.ts";

const bare = {
  slug: "moon-lamp",
  title: "Moon Lamp",
  date: "2021",
  text: "A lamp.",
  story: "It wanes.",
  tools: [],
  tags: [],
  categories: [1],
  image: "moon-lamp.webp",
  description: "A lamp.",
};
const made = {
  process: [{ image: "moon-lamp-1.avif", ink: "Teal", note: "First, since it is dark." }],
  plan: { image: "moon-lamp.svg", width: 640, height: 480, title: "Wiring", alt: "A wire.", notes: ["Plug"] },
  live: {
    piece: "moon",
    settings: { phase: 0.5, names: ["new", "full"] },
    title: "A moon to turn",
    words: "Turn it.",
    button: "Turn the moon",
    still: "moon-lamp.avif",
    alt: "Half a moon.",
  },
};
const issuesOf = (facts: object) =>
  v.safeParse(project, facts).issues?.map((issue) => `${v.getDotPath(issue)} ${issue.message}`);

describe("how a project was made", () => {
  it("need not be said, and may be said in parts or whole", () => {
    for (const facts of [bare, { ...bare, plan: made.plan }, { ...bare, ...made }])
      expect(issuesOf(facts)).toBeUndefined();
  });

  it("names files alone, and a plate has its ink", () => {
    const [plate] = made.process;
    expect(issuesOf({ ...bare, process: [{ ...plate, image: "../moon.avif" }] })).toEqual([
      "process.0.image must be a file’s name alone, without a folder or spaces",
    ]);
    expect(issuesOf({ ...bare, process: [{ ...plate, ink: " " }] })).toEqual(["process.0.ink is empty"]);
    expect(issuesOf({ ...bare, live: { ...made.live, settings: { phase: { of: "moon" } } } })).toHaveLength(
      1,
    );
  });
});

describe("a text’s first sentence", () => {
  it.each([
    ["A lamp. It wanes.", "A lamp.", "It wanes."],
    ["A lamp that wanes", "A lamp that wanes", ""],
    ["It says “no!” Then it wanes.", "It says “no!”", "Then it wanes."],
    ["It weighs 2.4 kg. “Heavy,” they say.", "It weighs 2.4 kg.", "“Heavy,” they say."],
    ["By J. R. and others, e.g. me. Once.", "By J. R. and others, e.g. me.", "Once."],
  ])("of %s", (text, first, rest) => expect(firstSentence(text)).toEqual([first, rest]));
});
