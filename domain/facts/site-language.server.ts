import { type SQL, sql } from "drizzle-orm";
import { facts } from "#db/schema.ts";
import type { Services, Settings } from "../services.ts";
import { usualLanguage } from "../words/words.ts";
import { findFacts } from "./facts.server.ts";

/** A BCP 47 tag; the words of the language are not read. */
export async function findSiteLanguage(services: Pick<Services, "db" | "settings">): Promise<string> {
  return (await findFacts(services)).profile.language ?? usualLanguage;
}

/** The same inside a statement. */
export function siteLanguage({ studio }: Settings): SQL<string> {
  const saved = sql`select coalesce(${facts.facts} ->> '$.language', ${usualLanguage}) from ${facts} where ${facts.name} = 'profile' and ${facts.facts} is not null`;
  return sql`coalesce((${saved}), ${studio.profile.language ?? usualLanguage})`;
}
