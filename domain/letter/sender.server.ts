import { topics } from "#db/schema.ts";
import { findPictures } from "../articles/placing.server.ts";
import { findFacts } from "../facts/facts.server.ts";
import { siteFrom } from "../facts/site.server.ts";
import type { Services } from "../services.ts";
import type { Sender } from "./letter.ts";
import { sentLookOf } from "./sent-look.ts";

export async function findSender(services: Pick<Services, "db" | "settings">): Promise<Sender> {
  const { mail } = services.settings;
  const [facts, count] = await Promise.all([findFacts(services), services.db.$count(topics)]);
  const { letterLook } = facts;
  const { mark = "" } = letterLook;
  const pictures = mark ? await findPictures(services, [mark]) : {};
  return {
    site: await siteFrom(services.settings, facts),
    mail,
    look: sentLookOf(letterLook, pictures[mark]),
    hasTopics: count > 0,
  };
}
