import { topics } from "#db/schema.ts";
import { findPictures } from "../articles/placing.server.ts";
import { findFacts } from "../facts/facts.server.ts";
import { siteOf } from "../profile/site.ts";
import type { Services } from "../services.ts";
import type { Sender } from "./letter.ts";
import { sentLookOf } from "./sent-look.ts";

export async function findSender(services: Pick<Services, "db" | "settings">): Promise<Sender> {
  const { site, mail } = services.settings;
  const [{ profile, letterLook }, count] = await Promise.all([
    findFacts(services),
    services.db.$count(topics),
  ]);
  const { mark = "" } = letterLook;
  const pictures = mark ? await findPictures(services, [mark]) : {};
  return {
    site: siteOf(site, profile),
    mail,
    look: sentLookOf(letterLook, pictures[mark]),
    hasTopics: count > 0,
  };
}
