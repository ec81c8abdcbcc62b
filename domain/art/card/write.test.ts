// In workerd, whose own compression the rule needs.
import "cloudflare:workers";
import { expect, it } from "vitest";
import letters from "./letters.json" with { type: "json" };
import { outlinesOf, setWords } from "./write.ts";

const box = { width: 590, lines: 4 };
const sizes = [104, 92, 80, 70, 60, 52];

it("sets short names large and long names small, in four lines at most", () => {
  expect(setWords(letters, "Not Now, Bear", box, sizes)).toEqual({ size: 104, lines: ["Not Now,", "Bear"] });
  const long = setWords(
    letters,
    "Hedgehog and Caterpillar Have Not Been Introduced to the Opposition Yet",
    box,
    sizes,
  );
  expect(long.size).toBeLessThan(104);
  expect(long.lines.length).toBeLessThanOrEqual(4);
  expect(setWords(letters, "Word ".repeat(80).trim(), box, sizes).lines).toHaveLength(4);
});

it("draws letters upwards from the line, and leaves out those it has not", () => {
  const [outline = []] = outlinesOf(letters, "I", 100, 10, 200);
  const rows = outline.filter((_, at) => at % 2 === 1);
  expect(Math.max(...rows)).toBeLessThanOrEqual(200.5);
  expect(Math.min(...rows)).toBeLessThan(140);
  expect(outlinesOf(letters, "猫", 100, 0, 0)).toEqual([]);
});
