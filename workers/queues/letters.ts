import type { LetterChunk } from "#domain/services.ts";
import type { Env } from "../env.ts";
import { makeServices } from "../services.ts";

export async function consumeLetters(batch: MessageBatch<LetterChunk>, env: Env): Promise<void> {
  makeServices(env, "");
  for (const message of batch.messages) message.ack();
}
