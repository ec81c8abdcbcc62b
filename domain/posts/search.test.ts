// In workerd, whose own tables of Unicode the rule needs.
import "cloudflare:workers";
import { expect, it } from "vitest";
import { fold } from "../text/fold.ts";

const encoder = new TextEncoder();
const bytesOf = (text: string) => encoder.encode(text).length;

it("folds no UTF-16 unit to more than six bytes and three units: what rows of the database are reckoned with", () => {
  const longer: string[] = [];
  for (let first = 0; first <= 0x10ffff; first += 64) {
    const some = Array.from({ length: 64 }, (_, at) => String.fromCodePoint(first + at));
    // What stays as it is has at most three bytes to a unit. Characters between strokes do not become one.
    const row = some.join("|");
    if (fold(row) === row) continue;
    for (const character of some) {
      const folded = fold(character);
      const units = character.length;
      if (bytesOf(folded) > 6 * units || folded.length > 3 * units) longer.push(character);
    }
  }
  expect(longer).toEqual([]);
});
