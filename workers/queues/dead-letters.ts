import { logError } from "#domain/log.ts";
import { noteDeadLetter } from "#domain/newsletter/ledger/queue.server.ts";
import type { LetterChunk, Services } from "#domain/services.ts";

/** Messages that the queue has given up: no subscriber is lost with them, for the ledger names them. */
export async function takeDeadLetters(
  services: Pick<Services, "db">,
  batch: Pick<MessageBatch<LetterChunk>, "messages">,
): Promise<void> {
  for (const message of batch.messages) {
    const { issueId, chunk } = message.body;
    console.error(`Part ${chunk} of issue ${issueId} came back dead from the queue.`);
    try {
      await noteDeadLetter(services, message.body);
      message.ack();
    } catch (error) {
      logError(error);
      message.retry({ delaySeconds: 60 });
    }
  }
}
