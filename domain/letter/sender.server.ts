import { topics } from "#db/schema.ts";
import { findSite } from "../facts/site.server.ts";
import type { Services } from "../services.ts";
import type { Sender } from "./letter.ts";

export async function findSender(services: Pick<Services, "db" | "settings">): Promise<Sender> {
  const [site, count] = await Promise.all([findSite(services), services.db.$count(topics)]);
  return { site, mail: services.settings.mail, hasTopics: count > 0 };
}
