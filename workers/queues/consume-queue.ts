import type { LetterChunk } from "#domain/services.ts";
import { purgeOutdated } from "#domain/page-cache/purging.server.ts";
import type { Env } from "../env.ts";
import { servicesFor } from "../services.ts";
import { takeDeadLetters } from "./dead-letters.ts";
import { deliverLetters } from "./letters.ts";

/** Every queue of wrangler.toml with its consumer. */
export async function consumeQueue(batch: MessageBatch<LetterChunk>, env: Env): Promise<void> {
  const services = servicesFor(env, "");
  await (batch.queue.endsWith("-dead") ? takeDeadLetters(services, batch) : deliverLetters(services, batch));
  // The first delivery puts a letter into the archive.
  await purgeOutdated(services);
}
