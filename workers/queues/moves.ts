import { logError } from "#domain/log.ts";
import { stepMove } from "#domain/moving-in/step-move.server.ts";
import { changePages } from "#domain/purging/due-purges.server.ts";
import { purgeChanged } from "#domain/purging/purging.server.ts";
import type { Services } from "#domain/services.ts";

/**
 * One step of each move. Where it breaks, the cron takes the move up again. Pages are purged where a move rests, and meanwhile by
 * the cron: each step would use up what the platform allows of purges.
 */
export async function stepMoves(
  services: Services,
  { messages }: Pick<MessageBatch<string>, "messages">,
): Promise<void> {
  let isAtRest = false;
  for (const message of messages) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      isAtRest = (await changePages(services, () => stepMove(services, message.body))) || isAtRest;
      message.ack();
    } catch (error) {
      logError(error);
      message.retry({ delaySeconds: 60 });
    }
  }
  if (isAtRest) await purgeChanged(services);
}
