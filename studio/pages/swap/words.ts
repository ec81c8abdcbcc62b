import { type SwapKit, steps } from "./kit.ts";
import { isLine, type Mark, type Swap, type SwapPage } from "./swap.ts";

/** What a zine is called that its maker has not named. */
const untitled = "A zine without a name";

/** Describes what is printed on a page to people who cannot see it. */
export function altOf(kit: SwapKit, { paper, marks }: SwapPage): string {
  const on = `On ${kit.papers[paper]?.name.toLowerCase()} paper`;
  const drawn = marks.filter((mark) => !isLine(mark));
  if (drawn.length === 0)
    return marks.length === 0
      ? `${on}: nothing yet.`
      : `${on}: ${marks.length === 1 ? "a line" : "lines"} of letters alone.`;
  const names = [...new Set(drawn.map((mark) => nameOf(kit, mark)))];
  const described = names.map((name) => {
    const [first, ...others] = drawn.filter((mark) => nameOf(kit, mark) === name);
    if (first && others.length === 0) return `${name} ${whereOf(first)}`;
    return `${name}, ${counted(others.length + 1)}`;
  });
  return `${on}: ${described.join("; ")}.`;
}

/** Every line of letters on a page, from the top. */
export function transcriptOf({ marks }: SwapPage): string {
  return marks
    .filter(isLine)
    .toSorted((one, other) => one.y - other.y || one.x - other.x)
    .map(({ text }) => text.trim())
    .filter(Boolean)
    .join("\n");
}

/** "a toad in teal", "the line “Knock first” in violet". */
export function nameOf(kit: SwapKit, mark: Mark): string {
  const ink = kit.inks[mark.ink]?.name.toLowerCase();
  return isLine(mark) ? `the line “${mark.text}” in ${ink}` : `${kit.stamps[mark.stamp]?.name} in ${ink}`;
}

/** "at the top left", "in the middle". */
export function whereOf({ x, y }: Pick<Mark, "x" | "y">): string {
  const third = (place: number) => Math.min(2, Math.floor((place * 3) / (steps.place + 1)));
  const [row, column] = [["top", "", "bottom"][third(y)], ["left", "", "right"][third(x)]];
  if (!row && !column) return "in the middle";
  return `at the ${[row, column].filter(Boolean).join(" ")}`;
}

export const titleOf = ({ title }: Pick<Swap, "title">): string => title.trim() || untitled;

function counted(count: number): string {
  return ["", "once", "twice"][count] ?? `${count} times`;
}
