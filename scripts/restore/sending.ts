const mostAtOnce = 6;
const mostBytes = 32_000_000;

/** Sends several things at a time, within a bounded part of the memory. The first that fails ends it all. */
export function createSending() {
  const underWay = new Set<Promise<void>>();
  let bytes = 0;
  const failures: unknown[] = [];
  const isFull = () => underWay.size >= mostAtOnce || (bytes > mostBytes && underWay.size > 0);
  const throwFailure = () => {
    if (failures.length > 0) throw failures[0];
  };
  return {
    /** Resolves as soon as there is space for the next. */
    async send(size: number, act: () => Promise<unknown>): Promise<void> {
      bytes += size;
      const sent = act()
        .then(
          () => undefined,
          (error: unknown) => void failures.push(error),
        )
        .finally(() => {
          bytes -= size;
          underWay.delete(sent);
        });
      underWay.add(sent);
      // oxlint-disable-next-line no-await-in-loop -- waits for space
      while (isFull()) await Promise.race(underWay);
      throwFailure();
    },
    async all(): Promise<void> {
      await Promise.all(underWay);
      throwFailure();
    },
  };
}
