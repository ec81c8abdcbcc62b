import * as v from "valibot";
import type { Asker } from "./asking.ts";
import { shippedName } from "./lay-over.ts";
import { Refused } from "./refused.ts";
import { readSettings, workerName, writeSettings } from "./settings.ts";

/** Asks for the Worker's name where it is still the one of wrangler.toml, which stays where no person answers. */
export async function nameSite(root: string, current: string, asker: Asker): Promise<void> {
  const settings = readSettings(root);
  if (settings.name || current !== shippedName) return;
  const answer = await asker.ask({
    name: "WORKER_NAME",
    words:
      "What the Worker is called in your account, in small letters and hyphens; its database and queues as well",
    suggestion: shippedName,
  });
  if (answer === undefined) return;
  const { success, output, issues } = v.safeParse(workerName, answer.trim());
  if (success) return writeSettings(root, { ...settings, name: output });
  const mistake = `A Worker’s name ${issues[0].message}.`;
  if (!asker.isPerson) throw new Refused(mistake);
  return nameSite(root, current, asker);
}
