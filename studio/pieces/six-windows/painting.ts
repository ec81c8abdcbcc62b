import type { Amounts, Week } from "./weeks.ts";

const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** One window as its painters leave it: rows of amounts, `across` to a row. None of them asks another. */
export function paintWindow({ paint }: Week, knob: number, across: number, sign: 1 | -1): Amounts[] {
  return Array.from({ length: across * across }, (_, painter) => {
    const [column, row] = [painter % across, Math.floor(painter / across)];
    const [x, y] = [(2 * (column + 0.5)) / across - 1, 1 - (2 * (row + 0.5)) / across];
    const [one, other] = paint(x, y * sign, knob);
    return [clamp(one), clamp(other)] as const;
  });
}

/** Everybody takes the mean of what is around them, as often as it takes to agree. */
export function compareNotes(painted: readonly Amounts[], across: number, times = 9): Amounts[] {
  let now = [...painted];
  for (let turn = 0; turn < times; turn += 1) {
    const before = now;
    now = before.map((own, painter) => {
      const [column, row] = [painter % across, Math.floor(painter / across)];
      const seen = [[0, 0], [-1, 0], [1, 0], [0, -1], [0, 1]].flatMap(([dx = 0, dy = 0]) => {
        const [x, y] = [column + dx, row + dy];
        return x < 0 || y < 0 || x >= across || y >= across ? [] : [before[y * across + x] ?? own];
      }); // oxfmt-ignore
      const mean = (ink: 0 | 1) => seen.reduce((sum, amounts) => sum + amounts[ink], 0) / seen.length;
      return [mean(0), mean(1)] as const;
    });
  }
  return now;
}
