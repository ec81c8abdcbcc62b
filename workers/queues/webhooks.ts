import { deliverMessage } from "#domain/webhooks/deliver-message.server.ts";
import { logError } from "#domain/log.ts";
import type { Services } from "#domain/services.ts";

/** All at once: each goes to another program, or waits for itself. A throw concerns its own message alone. */
export async function deliverWebhooks(
  services: Services,
  { messages }: Pick<MessageBatch<string>, "messages">,
): Promise<void> {
  await Promise.all(
    messages.map(async (message) => {
      try {
        await deliverMessage(services, message.body);
        message.ack();
      } catch (error) {
        logError(error);
        message.retry({ delaySeconds: 30 * message.attempts });
      }
    }),
  );
}
