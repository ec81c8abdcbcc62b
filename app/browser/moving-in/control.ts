/** Pauses a move, and ends it. */
export interface Control {
  signal?: AbortSignal;
  isPaused(): boolean;
}

const look = 200;

/** Returns as soon as the move may go on; throws where it was ended. */
export async function ready({ signal, isPaused }: Control): Promise<void> {
  signal?.throwIfAborted();
  while (isPaused()) {
    // oxlint-disable-next-line no-await-in-loop -- looks again
    await new Promise((wake) => setTimeout(wake, look));
    signal?.throwIfAborted();
  }
}

/** Does the work for each, a few at a time. Where one fails no other is begun. */
export async function inParallel<Item>(
  items: readonly Item[],
  most: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const left = [...items];
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await work(item);
      } catch (error) {
        left.length = 0;
        throw error;
      }
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: most }, worker));
  for (const one of ended) if (one.status === "rejected") throw one.reason;
}
