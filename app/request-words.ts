import type { RouterContextProvider } from "react-router";
import type { Words } from "#domain/words/words.ts";
import { findWords } from "#domain/words/words.server.ts";
import { requestContext } from "./context.ts";

/** The site’s words, for a loader or an action. */
export async function requestWords(context: Readonly<RouterContextProvider>): Promise<Words> {
  const { services, facts } = context.get(requestContext);
  return findWords(services.settings, await facts());
}
