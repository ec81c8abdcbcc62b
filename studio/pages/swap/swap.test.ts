import { describe, expect, it } from "vitest";
import { longestCode, readSwap, writeSwap } from "./code.ts";
import { dealPage } from "./deal.ts";
import { edited, editingOf } from "./editing.ts";
import { most, type SwapKit } from "./kit.ts";
import { printPage } from "./print.ts";
import { adjusted, emptySwap, type Mark, settable, type Swap } from "./swap.ts";
import { altOf, transcriptOf } from "./words.ts";

const kit: SwapKit = {
  papers: [
    { name: "Cream", value: "#f6efe2" },
    { name: "Pink", value: "#ffe3ec" },
  ],
  inks: ["Midnight", "Pink", "Teal", "Violet"].map((name, at) => ({ name, value: `#22${at}a35` })),
  stamps: Array.from({ length: 64 }, (_, at) => ({
    name: `a thing ${at}`,
    layers: [["ink", "M0 0L100 0L50 90Z"]],
  })),
  faces: [{ name: "Wood", signs: { A: [60, "M0 0L10 0L5 9Z"] }, isCapitals: true }],
  alphabet: " ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz<&",
  lines: ["Mind the toad", "I counted twice"],
};
const stamp: Mark = { stamp: 63, ink: 3, x: 255, y: 0, turn: 127, size: 7 };
const line: Mark = { face: 0, text: "z".repeat(most.line), ink: 3, x: 255, y: 255, turn: 127, size: 7 };
const full: Swap = {
  title: "T".repeat(most.title),
  pages: Array.from({ length: most.pages }, () => ({
    paper: 1,
    marks: Array.from({ length: most.marks }, (_, at) => (at < most.lines ? line : stamp)),
  })),
};

describe("a zine's address", () => {
  it("holds the zine, the empty one and the fullest, and is never longer than it says", () => {
    for (const swap of [
      emptySwap,
      full,
      { title: "Moss", pages: [1, 2, 3, 4].map((seed) => dealPage(kit, seed)) },
    ]) {
      const code = writeSwap(kit, swap);
      expect(code).toMatch(/^[\w-]+$/);
      expect(code.length).toBeLessThanOrEqual(longestCode);
      expect(readSwap(kit, code)).toEqual(swap);
    }
  });

  it("names no zine once a sign of it was lost, added or changed", () => {
    const code = writeSwap(kit, { title: "Moss", pages: [7, 8, 9, 10].map((seed) => dealPage(kit, seed)) });
    for (let at = 0; at < code.length; at++) {
      expect(readSwap(kit, code.slice(0, at) + code.slice(at + 1)), `without ${at}`).toBeNull();
      const other = code[at] === "B" ? "C" : "B";
      expect(readSwap(kit, code.slice(0, at) + other + code.slice(at + 1)), `changed ${at}`).toBeNull();
    }
    expect(readSwap(kit, `${code}A`)).toBeNull();
  });

  it("is refused without a throw whatever it is", () => {
    const hostile = [
      "",
      "1",
      "2AAAA",
      "1".repeat(5000),
      "1%00",
      "1<script>",
      "1________",
      "1𝔘nicode",
      "1AAAAAAAAAAAA",
    ];
    for (const code of hostile) expect(readSwap(kit, code)).toBeNull();
    let state = 1;
    for (let round = 0; round < 300; round++) {
      const random = Array.from({ length: round }, () => {
        state = (state * 48271) % 2147483647;
        return "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"[state % 64];
      }).join("");
      expect(readSwap(kit, `1${random}`)).toBeNull();
    }
  });
});

describe("a page", () => {
  it("is drawn from the kit alone: nothing of a visitor's text is in its markup", () => {
    const text = settable(kit, "<script>&'\n𝔘");
    expect(text).toBe("<script& ");
    const svg = printPage(kit, { paper: 0, marks: [{ ...line, text }] });
    expect(svg).not.toContain("script");
  });

  it("is told in words: what is where, what is there more than once, and its lines from the top", () => {
    const page = {
      paper: 1,
      marks: [
        { ...stamp, x: 10, y: 10 },
        { ...stamp, stamp: 1, x: 10 },
        { ...stamp, stamp: 1, x: 90 },
        { ...line, text: "below" },
        { ...line, text: "Above", y: 4 },
      ],
    };
    expect(altOf(kit, page)).toBe(
      "On pink paper: a thing 63 in violet at the top left; a thing 1 in violet, twice.",
    );
    expect(transcriptOf(page)).toBe("Above\nbelow");
    expect(altOf(kit, { paper: 0, marks: [] })).toBe("On cream paper: nothing yet.");
  });

  it("that is dealt is the same for its seed, and fits its address", () => {
    for (let seed = 0; seed < 60; seed++) {
      const page = dealPage(kit, seed);
      expect(dealPage(kit, seed)).toEqual(page);
      const swap = { title: "", pages: [page, page, page, page] };
      expect(readSwap(kit, writeSwap(kit, swap))).toEqual(swap);
    }
  });
});

describe("editing", () => {
  it("undoes one drag as one, and does it again", () => {
    let now = edited(editingOf(emptySwap), { do: "add", mark: stamp, isChosen: true });
    expect(now.chosen).toBe(0);
    for (const x of [10, 20, 30])
      now = edited(now, { do: "change", at: 0, kind: "move", mark: adjusted(stamp, { x }) });
    expect(now.swap.pages[0]?.marks[0]?.x).toBe(30);
    now = edited(now, { do: "undo" });
    expect(now.swap.pages[0]?.marks[0]?.x).toBe(255);
    now = edited(edited(now, { do: "undo" }), { do: "undo" });
    expect(now.swap).toEqual(emptySwap);
    now = edited(edited(now, { do: "redo" }), { do: "redo" });
    expect(now.swap.pages[0]?.marks[0]?.x).toBe(30);
  });

  it("prints no more on a page than its address holds", () => {
    let now = editingOf(emptySwap);
    for (let count = 0; count < 30; count++) now = edited(now, { do: "add", mark: line });
    expect(now.swap.pages[0]?.marks).toHaveLength(most.lines);
    for (let count = 0; count < 40; count++) now = edited(now, { do: "add", mark: stamp });
    expect(now.swap.pages[0]?.marks).toHaveLength(most.marks);
  });

  it("keeps a mark on its page; a turn goes round", () => {
    expect(adjusted(stamp, { x: 300, y: -9, turn: -1, size: 12 })).toMatchObject({
      x: 255,
      y: 0,
      turn: 127,
      size: 7,
    });
  });
});
