/** A queue takes at most 100 messages, or 256 KB, at once. */
const queueBatch = 100;

/** Puts messages on a queue, however many there are: each is small enough that 100 of them stay under 256 KB. */
export async function sendInBatches<Message>(
  queue: Queue<Message>,
  messages: Message[],
  delaySeconds = 0,
): Promise<void> {
  for (let start = 0; start < messages.length; start += queueBatch) {
    await queue.sendBatch(messages.slice(start, start + queueBatch).map((body) => ({ body, delaySeconds })));
  }
}
