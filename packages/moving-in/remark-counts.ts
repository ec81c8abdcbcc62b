import type { MovedRemark } from "./moved.ts";
import type { Remark, RemarkCode } from "./remarks.ts";

/** Things of one kind, counted for one remark at the end. */
export class RemarkCounts {
  readonly #counts = new Map<string, { remark: Remark; count: number }>();

  /** They do not come. */
  add(code: RemarkCode, message: string): void {
    this.note(code, message, true);
  }

  note(code: RemarkCode, message: string, isLoss = false): void {
    const known = this.#counts.get(message);
    if (known) known.count += 1;
    else this.#counts.set(message, { remark: { code, message, isLoss }, count: 1 });
  }

  *items(): Generator<MovedRemark> {
    for (const { remark, count } of this.#counts.values()) yield { type: "remark", remark, count };
  }
}
