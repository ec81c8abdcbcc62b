import type { LetterChunk } from "#domain/services.ts";
import type { Env } from "../env.ts";
import { makeServices } from "../services.ts";
import { takeDeadLetters } from "./dead-letters.ts";
import { deliverLetters } from "./letters.ts";

/** Every queue of wrangler.toml with its consumer. */
export function consumeQueue(batch: MessageBatch<LetterChunk>, env: Env): Promise<void> {
  const services = makeServices(env, "");
  return batch.queue.endsWith("-dead") ? takeDeadLetters(services, batch) : deliverLetters(services, batch);
}
