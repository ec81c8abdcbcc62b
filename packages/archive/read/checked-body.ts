import { ArchiveFault } from "../archive-fault.ts";
import { type Bytes, meter } from "../measure.ts";

/**
 * Passes on an entry’s bytes and throws at their end where they are not what was declared. A reader that stops early stops
 * only for itself: the reader of the archive reads the rest.
 */
export function checkedBody(
  name: string,
  bytes: Bytes,
  declared: { rows?: number; sha256: string },
): Bytes & { drain(): Promise<void> } {
  const passing = (async function* () {
    const { take, end } = meter();
    for await (const chunk of bytes) {
      take(chunk);
      yield chunk;
    }
    const { rows, sha256 } = end();
    if (sha256 === declared.sha256 && rows === (declared.rows ?? rows)) return;
    throw new ArchiveFault("damaged", `The archive is damaged: “${name}” is not what was backed up.`);
  })();
  const next = () => passing.next();
  return {
    [Symbol.asyncIterator]: () => ({ next }),
    async drain() {
      for (let step = await next(); !step.done;) step = await next();
    },
  };
}
