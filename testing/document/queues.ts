interface Waiting {
  queue: string;
  body: unknown;
  due: number;
  attempts: number;
}

/** The Worker's queues, which deliver when a test lets them: one batch after the other, what is delayed once its time has come. */
export function openQueues() {
  const waiting: Waiting[] = [];

  const producer = (queue: string) => ({
    async send(body: unknown, { delaySeconds = 0 } = {}): Promise<void> {
      waiting.push({ queue, body, due: Date.now() + delaySeconds * 1000, attempts: 1 });
    },
    async sendBatch(messages: Iterable<{ body: unknown; delaySeconds?: number }>, { delaySeconds = 0 } = {}) {
      for (const { body, delaySeconds: own = delaySeconds } of messages)
        waiting.push({ queue, body, due: Date.now() + own * 1000, attempts: 1 });
    },
  });

  /** Delivers what is due; false where nothing was. */
  async function deliver(consume: (batch: MessageBatch<never>) => Promise<void>): Promise<boolean> {
    const due = waiting.filter((message) => message.due <= Date.now());
    for (const message of due) {
      waiting.splice(waiting.indexOf(message), 1);
      let again: number | null = null;
      const retry = ({ delaySeconds = 0 } = {}) => void (again = delaySeconds);
      const ack = () => undefined;
      const id = crypto.randomUUID();
      const { queue, body, attempts } = message;
      const one = { id, timestamp: new Date(), body, attempts, ack, retry };
      const batch = { queue, messages: [one], ackAll: ack, retryAll: retry };
      // oxlint-disable-next-line no-await-in-loop -- one consumer at a time, as in wrangler.toml
      await consume(batch as unknown as MessageBatch<never>);
      if (again !== null)
        waiting.push({ ...message, attempts: attempts + 1, due: Date.now() + Math.max(again, 1) * 1000 });
    }
    return due.length > 0;
  }

  const bindings = {
    LETTERS: producer("toadstool-letters"),
    WEBHOOKS: producer("toadstool-webhooks"),
  };
  return { bindings, deliver };
}
