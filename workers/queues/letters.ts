import { deliverIssue } from "#domain/newsletter/ledger/deliver-issue.server.ts";
import { logError } from "#domain/log.ts";
import type { LetterChunk, Services } from "#domain/services.ts";

/** Seconds before the next try where the consumer itself broke, longer each time; an hour at most. */
const shortestDelay = 30;
const longestDelay = 3600;
/** What a queue takes for a delay: 12 hours. */
const longestWait = 43_200;

/** One message after the other: each is one connection to the mail server. A throw concerns its own message alone. */
export async function deliverLetters(
  services: Pick<Services, "db" | "workFiles" | "clock" | "settings" | "secret" | "mail" | "letters">,
  batch: Pick<MessageBatch<LetterChunk>, "messages">,
): Promise<void> {
  for (const message of batch.messages) {
    try {
      const outcome = await deliverIssue(services, message.body);
      if (outcome === "done") message.ack();
      else message.retry({ delaySeconds: Math.min(outcome.retryAfter, longestWait) });
    } catch (error) {
      logError(error);
      message.retry({ delaySeconds: Math.min(shortestDelay * 2 ** (message.attempts - 1), longestDelay) });
    }
  }
}
