import { sql } from "drizzle-orm";
import { newsletterIssues, welcomeLetters } from "#db/schema.ts";
import type { Services } from "../services.ts";

/** The languages that letters are written in or were sent for the readers of, but the site’s: as BCP 47 writes them, in order. */
export async function findSentLanguages({ db }: Pick<Services, "db">): Promise<string[]> {
  const rows = await db.all<{ language: string }>(sql`select language from (
    select ${newsletterIssues.language} as language from ${newsletterIssues}
    union select ${welcomeLetters.language} from ${welcomeLetters}
    union select wanted.value from ${newsletterIssues}, json_each(${newsletterIssues.segment}, '$.languages') as wanted
  ) where language <> '' order by language`);
  return rows.map(({ language }) => language);
}
