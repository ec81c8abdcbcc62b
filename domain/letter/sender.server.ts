import { findSite } from "../facts/site.server.ts";
import type { Services } from "../services.ts";
import type { Sender } from "./letter.ts";

export async function findSender(services: Pick<Services, "db" | "settings">): Promise<Sender> {
  return { site: await findSite(services), mail: services.settings.mail };
}
