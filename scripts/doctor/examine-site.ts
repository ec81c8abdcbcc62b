import { setTimeout as wait } from "node:timers/promises";
import { apiOf, findAccess, findAccount } from "../deploy/account.ts";
import { askerOf } from "../deploy/asking.ts";
import { migrationsIn } from "../deploy/database.ts";
import { readConfiguration, versionIn } from "../deploy/configuration.ts";
import { runWrangler } from "../deploy/run-wrangler.ts";
import { readSettings } from "../deploy/settings.ts";
import { root } from "../local/processes.ts";
import { examineAccount } from "./account.ts";
import { examine, type Look, reportOf } from "./examine.ts";
import { unseen } from "./finding.ts";
import { examineMailDomain } from "./mail-domain.ts";

/** Looks at a live site and prints what it finds; returns whether all is well. */
export async function examineSite(origin: string): Promise<boolean> {
  const chapters = await examine({ origin, fetch }, insideOf(origin));
  for (const line of reportOf(chapters)) console.log(line);
  const findings = chapters.flatMap((chapter) => chapter.findings);
  const bad = findings.filter(({ isGood }) => isGood === false).length;
  console.log(
    bad === 0
      ? "\nAll is well."
      : "\nLook at the lines with ✗; docs/deploy.md, “Checking the site”, says more.",
  );
  return bad === 0;
}

/** After a deploy: a new address takes a while to be known everywhere. */
export async function examineUntilThere(origin: string): Promise<void> {
  for (let tries = 0; tries < 12; tries++) {
    const answer = await fetch(origin, { redirect: "manual", signal: AbortSignal.timeout(10_000) }).catch(
      () => null,
    );
    await answer?.body?.cancel();
    if (answer && answer.status < 500) return void (await examineSite(origin));
    if (tries === 0) console.log(`Waiting for ${origin} …`);
    await wait(5_000);
  }
  console.log(
    `${origin} does not answer yet. New domains may take some minutes: \`npm run doctor -- ${origin}\` looks again.`,
  );
}

/** What this clone's settings and this machine's login add, where the site is the one that they describe. */
function insideOf(origin: string): Record<string, Look> {
  const config = readConfiguration(root, readSettings(root));
  if (config.vars.SITE_URL !== origin)
    return {
      Account: async () => [
        unseen("account", "studio/site.json names another site, so its settings were not looked at"),
      ],
    };
  return {
    Mail: () => examineMailDomain({ origin, fetch }, config.vars),
    Account: async () => {
      const access = await findAccess(process.env, (args) => runWrangler(args, {}, false));
      if (!access)
        return [
          unseen("account", "not logged in to Cloudflare: `npx wrangler login`, for cron, queues and tables"),
        ];
      const account = await findAccount(
        access,
        config.account_id ?? process.env.CLOUDFLARE_ACCOUNT_ID,
        askerOf({}, null),
      );
      const api = apiOf(access, account);
      return examineAccount({
        api,
        config,
        migrations: migrationsIn(root),
        version: versionIn(root),
        now: new Date(),
      });
    },
  };
}
