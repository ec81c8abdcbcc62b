import { countStatements } from "#db/d1/statements.ts";
import type { LetterChunk } from "#domain/services.ts";
import { logError } from "#domain/log.ts";
import { purgeChanged } from "#domain/purging/purging.server.ts";
import { announceEvents } from "#domain/webhooks/announcing.server.ts";
import type { Env } from "../env.ts";
import { servicesFor } from "../services.ts";
import { takeDeadLetters } from "./dead-letters.ts";
import { deliverLetters } from "./letters.ts";
import { deliverWebhooks } from "./webhooks.ts";

/** Every queue of wrangler.toml with its consumer. */
export async function consumeQueue(batch: MessageBatch<LetterChunk | string>, env: Env): Promise<void> {
  const services = servicesFor(env, "");
  if (batch.queue.endsWith("-webhooks")) return deliverWebhooks(services, batch as MessageBatch<string>);
  const letters = batch as MessageBatch<LetterChunk>;
  await countStatements(async () => {
    await (batch.queue.endsWith("-dead")
      ? takeDeadLetters(services, letters)
      : deliverLetters(services, letters));
    // The first delivery puts a letter into the archive.
    await purgeChanged(services);
    await announceEvents(services).catch(logError);
  });
}
