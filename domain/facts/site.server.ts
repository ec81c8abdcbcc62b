import type { Services } from "../services.ts";
import { type Site, siteOf } from "../profile/site.ts";
import { findFacts } from "./facts.server.ts";

export async function findSite(services: Pick<Services, "db" | "settings">): Promise<Site> {
  return siteOf(services.settings.site, (await findFacts(services)).profile);
}
