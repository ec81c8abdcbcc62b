import { describe, expect, it } from "vitest";
import { findNamed, rankOf, termsIn, turnedNames } from "./names.ts";

const fits = (name: string, typed: string) => rankOf(name, termsIn(typed)) !== null;

describe("a name is found", () => {
  it.each([
    ["On Paper", "pap"],
    ["On Paper", "ON PAPER"],
    ["On Paper", "paper on"],
    ["Café del Mar, 1999", "cafe 19"],
    ["Straße & Søn", "strasse son"],
    ["ada.lovelace@post.example", "ada.lovelace@post"],
    ["ada.lovelace@post.example", "lovelace"],
    ["IMG_2024-05.jpg", "2024 img"],
    ["紙の上の時間", "時間"],
    ["紙の上の時間", "上の"],
    ["2024年の紙", "2024年"],
    ["ラーメンの本", "らーめん"],
    ["我的第一本小册子", "小册"],
    ["สวัสดีชาวโลก", "ชาว"],
    ["한국어 제목", "제목"],
    ["كتاب الرسم الأوّل", "الرسم"],
    ["كتاب الرسم الأوّل", "رسم كتاب"],
    ["كتاب الرسم الأوّل", "ال"],
    ["Mushrooms 🍄 at night", "🍄"],
    ["A flag 🇯🇵", "🇯🇵"],
  ])("%s by %s", (name, typed) => expect(fits(name, typed)).toBe(true));

  it.each([
    ["On Paper", "aper"],
    ["On Paper", "paper ink"],
    ["Newspaper", "paper"],
    ["紙の上", "上紙"],
    ["100 %", "_"],
  ])("%s, but not by %s", (name, typed) =>
    expect(termsIn(typed).length > 0 && fits(name, typed)).toBe(false),
  );
});

it("nothing is looked for where no letter is typed", () => {
  for (const typed of ["", "  ", "%", "__ %", ", 、", "\ud800"]) expect(termsIn(typed)).toEqual([]);
});

it("the best come first: the name itself, its beginning, its words in a row, its words anywhere", () => {
  const names = ["A press, and paper", "On paper press", "Paper press two", "Paper press"];
  const found = findNamed(names, (name) => name, termsIn("paper press"));
  expect(found).toEqual(names.toReversed().map((thing, rank) => ({ thing, rank })));
});

describe("a stored name", () => {
  it("is begun at each of its words, with the words before it behind", () => {
    expect(turnedNames("A print a week").map((words) => words.slice(1))).toEqual([
      " a print a week\u001F",
      " print a week\u001F a",
      " a week\u001F a print",
      " week\u001F a print a",
    ]);
  });

  it("has the words of an address that its title has not", () => {
    expect(turnedNames("On Paper", "on-paper-again").map((words) => words.slice(1))).toEqual([
      " on paper again\u001F",
      " paper again\u001F on",
      " again\u001F on paper",
    ]);
  });

  it("is cut where it is very long, and none where it has no letters", () => {
    expect(turnedNames("🍄".repeat(200))).toHaveLength(64);
    expect(turnedNames("紙".repeat(1000), "紙".repeat(1000))).toHaveLength(64);
    expect(turnedNames("…")).toEqual([]);
    // Of a statement’s rows D1 takes two megabytes: write-names.server.ts
    for (const sign of ["ﷺ", "Ж", "🍄", "ΐ", "ﬃ"]) {
      const long = turnedNames(`${sign.repeat(5)} `.repeat(200), `${sign.repeat(6)} `.repeat(200));
      expect(Math.max(...long.map((words) => new TextEncoder().encode(words).length))).toBeLessThan(6000);
    }
    expect(termsIn("🍄".repeat(200))[0]?.split(" ")).toHaveLength(100);
    expect(termsIn("a b c d e f g h i j")).toHaveLength(8);
  });
});
