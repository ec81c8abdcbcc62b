import type { MovedRemark } from "./moved.ts";
import type { RemarkCode } from "./remarks.ts";

/** Things of one kind that do not come, counted for one remark at the end. */
export class RemarkCounts {
  readonly #counts = new Map<string, { code: RemarkCode; count: number; message: string }>();

  add(code: RemarkCode, message: string): void {
    const known = this.#counts.get(message);
    if (known) known.count += 1;
    else this.#counts.set(message, { code, message, count: 1 });
  }

  *items(): Generator<MovedRemark> {
    for (const { code, message, count } of this.#counts.values())
      yield { type: "remark", remark: { code, message, isLoss: true }, count };
  }
}
