import { wordsOf } from "#domain/words/known-words.ts";
import type { Words } from "#domain/words/words.ts";
import { findWords } from "#domain/words/words.server.ts";
import type { HonoEnv } from "./hono-env.ts";

/** What the site says to the visitor; in English where its facts cannot be read. */
export async function wordsFor({
  var: { services, facts },
}: {
  var: Pick<HonoEnv["Variables"], "services" | "facts">;
}): Promise<Words> {
  try {
    return await findWords(services.settings, await facts());
  } catch {
    return wordsOf();
  }
}
