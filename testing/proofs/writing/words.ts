import type { Random } from "@toadstool/stage/seeded";

const syllables =
  "ink dot toad fold page sun moth zine red ash fern loam cap gill spore moss damp press riso hue".split(" ");
const others =
  "🍄 🐸 👩‍🚀 🇬🇧 字 墨と紙 こんにちは 한글 你好 café naïve ß 10:30 µ œuvre سلام “quoted” it’s 1.5 – …".split(
    " ",
  );

export const pick = <Item>(items: readonly Item[], random: Random): Item =>
  items[Math.floor(random() * items.length)] as Item;

export const whole = (low: number, high: number, random: Random): number =>
  low + Math.floor(random() * (high - low + 1));

/** Words that no other place of the text has, so that each that is missing can be named. */
export class Words {
  readonly random: Random;
  private count = 0;

  constructor(random: Random) {
    this.random = random;
  }

  /** Small letters alone. */
  plain(): string {
    this.count += 1;
    const letters = [...String(this.count)].map((digit) => "abcdefghij"[Number(digit)]).join("");
    return pick(syllables, this.random) + pick(syllables, this.random) + letters;
  }

  /** Some of them in other scripts; the first is plain. */
  some(count = whole(2, 9, this.random)): string {
    const words = [this.plain()];
    while (words.length < count) words.push(this.random() < 0.2 ? pick(others, this.random) : this.plain());
    return words.join(" ");
  }
}
