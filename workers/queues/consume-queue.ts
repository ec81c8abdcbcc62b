import type { LetterChunk } from "#domain/services.ts";
import type { Env } from "../env.ts";
import { consumeDeadLetters } from "./dead-letters.ts";
import { consumeLetters } from "./letters.ts";

/** Every queue of wrangler.toml with its consumer. */
export function consumeQueue(batch: MessageBatch<LetterChunk>, env: Env): Promise<void> {
  return batch.queue === "toadstool-letters-dead"
    ? consumeDeadLetters(batch, env)
    : consumeLetters(batch, env);
}
