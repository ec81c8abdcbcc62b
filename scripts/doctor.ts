/** `npm run doctor -- https://SITE` looks at a deployed site, and changes nothing: docs/deploy.md says how to read it. */
import { readConfiguration } from "./deploy/configuration.ts";
import { readSettings } from "./deploy/settings.ts";
import { examineSite } from "./doctor/examine-site.ts";
import { root } from "./local/processes.ts";

const [address = String(readConfiguration(root, readSettings(root)).vars.SITE_URL ?? "")] =
  process.argv.slice(2);
try {
  if (!URL.canParse(address)) throw new Error("Which site? npm run doctor -- https://example.com");
  process.exitCode = (await examineSite(new URL(address).origin)) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
