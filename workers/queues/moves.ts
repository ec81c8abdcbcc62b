import { logError } from "#domain/log.ts";
import { stepMove } from "#domain/moving-in/step-move.server.ts";
import { purgeOutdated } from "#domain/page-cache/purging.server.ts";
import type { Services } from "#domain/services.ts";

/** One step of each move. Where it breaks, the cron takes the move up again. */
export async function stepMoves(
  services: Services,
  { messages }: Pick<MessageBatch<string>, "messages">,
): Promise<void> {
  for (const message of messages) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await stepMove(services, message.body);
      message.ack();
    } catch (error) {
      logError(error);
      message.retry({ delaySeconds: 60 });
    }
  }
  await purgeOutdated(services);
}
