import { expect, it } from "vitest";
import { fold } from "./fold.ts";
import { splitFound } from "./found.ts";

const marked = (text: string, ...terms: string[]) =>
  splitFound(text, terms)
    .map((part) => (part.isFound ? `[${part.text}]` : part.text))
    .join("");

it.each([
  ["Ink and paper", ["ink", "PAPER"], "[Ink] and [paper]"],
  ["Inking inks", ["ink"], "[Ink]ing [ink]s"],
  ["A toad", ["newt"], "A toad"],
  ["A toad", [], "A toad"],
  ["", ["newt"], ""],
  ["Printing", ["print", "intin", "g"], "[Printing]"],
  ["Straße und STRASSE", ["strasse"], "[Straße] und [STRASSE]"],
  ["Straße", ["s"], "[S]tra[ß]e"],
  ["Ὀδυσσεύς", ["σ"], "Ὀδυ[σσ]εύ[ς]"],
  ["Cafe\u0301 noir", ["café"], "[Cafe\u0301] noir"],
  ["İstanbul", ["stan"], "İ[stan]bul"],
  ["İzmir and izmir", ["izmir"], "[İzmir] and [izmir]"],
  ["izmir", ["İZMİR"], "[izmir]"],
  ["It’s “here” – now", ["it's", '"here" -'], "[It’s] [“here” –] now"],
  ["Łódź und Ærø", ["lodz", "aero"], "[Łódź] und [Ærø]"],
  ["Crème „brûlée“", ["creme", '"brulee"'], "[Crème] [„brûlée“]"],
  ["cafe\u0301s", ["cafe"], "[cafe\u0301]s"],
  ["ΟΔΟΣ οδός", ["οδοσ"], "[ΟΔΟΣ] [οδός]"],
  ["Ёлка, ёлки", ["елк"], "[Ёлк]а, [ёлк]и"],
  ["мой мои", ["мои"], "мой [мои]"],
  ["الأحرف إلى آخر مُحَمَّد", ["الاحرف", "الي", "محمد"], "[الأحرف] [إلى] آخر [مُحَمَّد]"],
  ["سنـــة ٢٠٢٤", ["سنه", "2024"], "[سنـــة] [٢٠٢٤]"],
  ["שָׁלוֹם", ["שלום"], "[שָׁלוֹם]"],
  ["東京の紙と紙", ["紙"], "東京の[紙]と[紙]"],
  ["ｶﾞﾗｽ ガラス がらす からす", ["ガラス"], "[ｶﾞﾗｽ] [ガラス] [がらす] からす"],
  ["ＲＩＳＯ ﬁnal ①", ["riso", "fin", "1"], "[ＲＩＳＯ] [ﬁn]al [①]"],
  ["नमस्ते", ["नमसत"], "नमस्ते"],
  ["ıIİi", ["i"], "[ıIİi]"],
  ["🐸 toad 🐸", ["🐸"], "[🐸] toad [🐸]"],
  ["한국 \u1112\u1161\u11ab", ["한"], "[한]국 [\u1112\u1161\u11ab]"],
])("marks in “%s” what the search finds by %j", (text, terms, expected) => {
  expect(marked(text, ...terms)).toBe(expected);
});

it("folds a text letter by letter as it folds the whole, so that each mark is where the search looked", () => {
  const samples = [
    "a",
    "Z",
    "ß",
    "ﬁ",
    "İ",
    "ΐ",
    "ς",
    "e\u0301",
    "\u0301",
    "ǆ",
    "한",
    "\u1112\u1161",
    "🐸",
    " ",
    "ŉ",
    "\u0345",
    "ｶ",
    "ﾞ",
    "が",
    "أ",
    "ـ",
    "ё",
    "й",
    "ㄱ",
    "\uFDFA",
    "…",
  ];
  let seed = 7;
  const next = () => (seed = (seed * 48_271) % 2_147_483_647);
  for (let round = 0; round < 2_000; round++) {
    const text = Array.from({ length: 6 }, () => samples[next() % samples.length]).join("");
    const term = samples[next() % samples.length] ?? "";
    // A mark alone is nothing to look for.
    if (fold(term) === "") continue;
    const parts = splitFound(text, [term]);
    expect(parts.map((part) => part.text).join("")).toBe(text);
    const found = parts.filter(({ isFound }) => isFound);
    expect(found.length > 0).toBe(fold(text).includes(fold(term)));
    for (const part of found) expect(fold(part.text)).toContain(fold(term));
  }
});
