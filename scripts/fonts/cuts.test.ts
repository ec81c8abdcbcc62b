import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { create } from "fontkit";
import { describe, expect, it } from "vitest";
import { cuts } from "./cuts.ts";
import { kerningAt } from "./kerning.ts";
import { characters, rangeOf } from "./ranges.ts";

const styles = join(import.meta.dirname, "../../app/styles");
const sheet = readFileSync(join(styles, "fonts.css"), "utf8");

/** The characters that fonts.css fetches a file for. */
function promised(file: string): Set<number> {
  const face = sheet.split("@font-face").find((each) => each.includes(`fonts/${file}`)) ?? "";
  return characters(/unicode-range:([^;]+);/.exec(face)?.[1] ?? "");
}

describe.each(cuts)("the font $name", ({ name, source, weights, kerning }) => {
  it.each(["usual", "rest"])("is fetched for no character that its file of the %s has not", (part) => {
    const file = `${name}-${part}.woff2`;
    const { characterSet, variationAxes } = create(readFileSync(join(styles, "fonts", file)));
    expect(rangeOf(promised(file))).toBe(
      rangeOf(characterSet.filter((each) => each >= 0x20 && each < 0xfe00)),
    );
    expect(variationAxes.wght).toMatchObject(weights);
  });

  it("has every character of its source in one of the two files, and no more weight than the source", () => {
    const whole = join(import.meta.dirname, "../../node_modules", source);
    const both = new Set([...promised(`${name}-usual.woff2`), ...promised(`${name}-rest.woff2`)]);
    const missing = create(readFileSync(whole)).characterSet.filter(
      (each) => each >= 0x20 && each < 0xfe00 && !both.has(each),
    );
    expect(missing).toEqual([]);
    const bytes = (part: string) => statSync(join(styles, "fonts", `${name}-${part}.woff2`)).size;
    expect(bytes("usual") + bytes("rest")).toBeLessThan(statSync(whole).size);
  });

  it.skipIf(!kerning)("sets characters as close as its source does at one place on its axes", async () => {
    const letters = [..."AOTVWYaeorvwy.,”"].map((letter) => letter.codePointAt(0) ?? 0);
    const whole = readFileSync(join(import.meta.dirname, "../../node_modules", source));
    const wanted = await kerningAt(whole, letters, kerning ?? {});
    expect(wanted.length).toBeGreaterThan(50);
    const font = create(readFileSync(join(styles, "fonts", `${name}-usual.woff2`)));
    const width = (...text: number[]) => font.layout(String.fromCodePoint(...text)).advanceWidth;
    const found = wanted.map(([one, other]) => [one, other, width(one, other) - width(one) - width(other)]);
    expect(found).toEqual(wanted);
  });
});
