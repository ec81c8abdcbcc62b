import type { Asker } from "./asking.ts";
import { unset } from "./database.ts";
import type { Configuration } from "./lay-over.ts";
import { Refused } from "./refused.ts";
import { jurisdictions, readSettings, writeSettings } from "./settings.ts";

/** Asks where the site’s data may lie, before any of it is made: afterwards it cannot be changed. */
export async function placeData(root: string, config: Configuration, asker: Asker): Promise<void> {
  const settings = readSettings(root);
  const id = config.d1_databases[0]?.database_id;
  if (settings.jurisdiction !== undefined || (id && id !== unset)) return;
  const answer = await asker.ask({
    name: "JURISDICTION",
    words:
      "Must the data stay in one place? eu: in the European Union; fedramp: in FedRAMP data centers of the USA (Enter: anywhere, where it is fastest; this cannot be changed later)",
  });
  if (answer === undefined) return;
  const place = answer.trim().toLowerCase();
  const jurisdiction = place === "" ? place : jurisdictions.find((each) => each === place);
  if (jurisdiction !== undefined) return writeSettings(root, { ...settings, jurisdiction });
  if (!asker.isPerson) throw new Refused(`JURISDICTION is “${answer}”. Answer eu, fedramp or nothing.`);
  return placeData(root, config, asker);
}
