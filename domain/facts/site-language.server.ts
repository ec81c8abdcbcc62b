import type { Services } from "../services.ts";
import { usualLanguage } from "../words/words.ts";
import { findFacts } from "./facts.server.ts";

/** A BCP 47 tag; the words of the language are not read. */
export async function findSiteLanguage(services: Pick<Services, "db" | "settings">): Promise<string> {
  return (await findFacts(services)).profile.language ?? usualLanguage;
}
