import { budget, type Excess, OverBudget } from "./budget.ts";

/** Counts the work that one text costs, by line, and ends it where it is over the budget. */
export class Meter {
  readonly #byLine = new Map<number, number>();
  readonly #byExcess = new Map<Excess, number>();
  readonly #text: string;
  #line = 1;
  readonly #work: number;
  #left: number;
  #before: number;

  constructor(text: string, work = budget.work) {
    this.#text = text;
    this.#work = this.#left = this.#before = work;
  }

  /** Units of work so far. */
  get spent(): number {
    return this.#work - this.#left;
  }

  /** Says which line the work that follows is for. */
  goTo(line: number): void {
    if (line === this.#line) return;
    this.#settle();
    this.#line = line;
  }

  spend(units: number, excess: Excess): void {
    this.#left -= units;
    if (units > 10) this.#byExcess.set(excess, (this.#byExcess.get(excess) ?? 0) + units);
    if (this.#left < 0) this.#end();
  }

  #settle(): void {
    this.#byLine.set(this.#line, (this.#byLine.get(this.#line) ?? 0) + this.#before - this.#left);
    this.#before = this.#left;
  }

  #end(): never {
    this.#settle();
    const [excess = "pieces"] = [...this.#byExcess].toSorted(([, a], [, b]) => b - a)[0] ?? [];
    throw new OverBudget(excess, this.#costliestPart());
  }

  /** The first line of the part between two blank lines that cost most. */
  #costliestPart(): number {
    const lines = this.#text.split(/\r\n?|\n/);
    let [costliest, most, start, sum] = [1, -1, 1, 0];
    for (const [index, line] of lines.entries()) {
      const isBlank = line.trim() === "";
      if (isBlank) [start, sum] = [index + 2, 0];
      sum += this.#byLine.get(index + 1) ?? 0;
      if (!isBlank && sum > most) [costliest, most] = [start, sum];
    }
    return costliest;
  }
}
