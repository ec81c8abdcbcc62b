import type { Services, Settings } from "../services.ts";
import { type Site, siteOf } from "../profile/site.ts";
import { findWords } from "../words/words.server.ts";
import type { Facts } from "./fact-shapes.ts";
import { findFacts } from "./facts.server.ts";

export async function findSite(services: Pick<Services, "db" | "settings">): Promise<Site> {
  return siteFrom(services.settings, await findFacts(services));
}

/** The same of facts that have been read. */
export async function siteFrom(settings: Settings, facts: Facts): Promise<Site> {
  return siteOf(settings.site, facts.profile, await findWords(settings, facts));
}
