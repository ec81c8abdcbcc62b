import { topics } from "#db/schema.ts";
import { findPictures } from "../articles/placing.server.ts";
import { findFacts } from "../facts/facts.server.ts";
import { siteFrom } from "../facts/site.server.ts";
import { findSentLanguages } from "./sent-languages.server.ts";
import type { Services } from "../services.ts";
import { findNearestWords } from "../words/words.server.ts";
import type { Sender } from "./letter.ts";
import { sentLookOf } from "./sent-look.ts";

/** @param language of the mail, in which the site then speaks as far as it can; the site’s where it is not given */
export async function findSender(
  services: Pick<Services, "db" | "settings">,
  language = "",
): Promise<Sender> {
  const { mail } = services.settings;
  const [facts, count, sent] = await Promise.all([
    findFacts(services),
    services.db.$count(topics),
    findSentLanguages(services),
  ]);
  const site = await siteFrom(services.settings, facts);
  const hasLanguages = [language, ...sent].some((tag) => tag && tag !== site.words.language);
  const { letterLook } = facts;
  const { mark = "" } = letterLook;
  const pictures = mark ? await findPictures(services, [mark]) : {};
  return {
    site: language ? { ...site, words: await findNearestWords(services.settings, facts, language) } : site,
    mail,
    look: sentLookOf(letterLook, pictures[mark]),
    choices: hasLanguages ? (count > 0 ? "topicsAndLanguage" : "language") : count > 0 ? "topics" : undefined,
  };
}
