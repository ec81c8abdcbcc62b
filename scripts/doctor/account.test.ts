import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeClone, type Clone } from "../../testing/deploys/clone.ts";
import { pretendWrangler } from "../../testing/deploys/pretend-wrangler.ts";
import { type Account, emptyAccount } from "../../testing/stand-ins/cloudflare/account.ts";
import { type Cloudflare, startCloudflare } from "../../testing/stand-ins/cloudflare/server.ts";
import { openApi } from "../deploy/api.ts";
import { askerOf } from "../deploy/asking.ts";
import { readConfiguration, versionIn } from "../deploy/configuration.ts";
import { migrationsIn } from "../deploy/database.ts";
import { deploySite } from "../deploy/deploy-site.ts";
import { readSettings } from "../deploy/settings.ts";
import { examineAccount } from "./account.ts";

let account: Account;
let clone: Clone;
let cloudflare: Cloudflare;

beforeEach(async () => {
  account = emptyAccount();
  clone = makeClone();
  cloudflare = await startCloudflare({ account });
  await deploySite({
    root: clone.root,
    env: { CLOUDFLARE_API_BASE_URL: cloudflare.url, CLOUDFLARE_API_TOKEN: "token" },
    asker: askerOf({ WORKER_NAME: "ada" }, null),
    say: () => undefined,
    fetch,
    wrangler: pretendWrangler(account, clone.root),
    build: clone.build,
    examine: async () => undefined,
  });
});
afterEach(async () => {
  await cloudflare.close();
  clone.remove();
});

const minute = 60_000;

/** What the doctor says, `minutes` after the deploy. */
async function told(minutes = 0): Promise<string[]> {
  const api = openApi({
    url: `${cloudflare.url}/accounts/${account.id}`,
    headers: { Authorization: "Bearer token" },
  });
  const findings = await examineAccount({
    api,
    config: readConfiguration(clone.root, readSettings(clone.root)),
    migrations: migrationsIn(clone.root),
    version: versionIn(clone.root),
    now: new Date(Date.now() + minutes * minute),
  });
  return findings.map(
    ({ isGood, about, words }) => `${isGood === null ? "?" : isGood ? "+" : "-"} ${about}: ${words}`,
  );
}

const database = () => account.databases[0]?.data;
const cronRan = (failures = 0) =>
  database()?.exec(`insert into cron_runs values ('*/5 * * * *', ${Date.now()}, ${failures})`);

const backedUp = (trouble = "") =>
  database()?.exec(
    `insert into backups (id, origin, started_at, first_change, ended_at, bytes, trouble) values ('1', 'command', 1, 0, ${Date.now()}, 9, '${trouble}')`,
  );

describe("the doctor on the account", () => {
  it("finds a site in order, and asks for nothing that changes it", async () => {
    cronRan();
    backedUp();
    const before = cloudflare.calls.length;
    expect(await told(4)).toEqual([
      `+ version: ${versionIn(clone.root)}, as in this clone`,
      `+ database: has all ${migrationsIn(clone.root).length} migrations`,
      ...account.queues.map(({ name }) => `+ queue: ${name} is read`),
      "+ cron: ran 4 minutes ago",
      "+ backup: the last one ended 0 days ago",
    ]);
    const asked = cloudflare.calls.slice(before);
    expect(asked.filter((call) => !call.startsWith("GET ") && !call.endsWith("/query"))).toEqual([]);
  });

  it("finds a cron that has not run for long, never ran, or whose jobs fail", async () => {
    expect(await told()).toContain("? cron: has not run yet; it does every five minutes");
    cronRan(2);
    expect(await told(40)).toContain(
      "- cron: ran 40 minutes ago; 2 of its jobs failed, see the Worker’s log",
    );
  });

  it("finds a queue that nothing reads, a bucket that is gone, and another version", async () => {
    const { ada } = account.workers;
    const [letters] = account.queues;
    if (!ada || !letters) throw new Error("Nothing was deployed.");
    letters.consumer = null;
    ada.tag = "0.0.9";
    expect(await told()).toEqual(
      expect.arrayContaining([
        "- queue: nothing reads ada-letters: run `npm run deploy`",
        `- version: 0.0.9 is deployed, ${versionIn(clone.root)} is here: \`npm run deploy\` brings it there`,
      ]),
    );
    account.buckets.length = 0;
    expect(await told()).toContain("- parts: ada-media, ada-backups are not there: run `npm run deploy`");
  });

  it("finds that there is no backup, an old one, and one that lacks something", async () => {
    expect((await told()).at(-1)).toMatch(/^- backup: there is none yet/);
    backedUp("lacks 2 files");
    expect(await told(60 * 24 * 9)).toContain("- backup: the last one ended 9 days ago; lacks 2 files");
  });

  it("finds a database that lacks migrations, or is newer", async () => {
    const last = migrationsIn(clone.root).at(-1) ?? "";
    database()?.exec(`delete from d1_migrations where name = '${last}'`);
    expect(await told()).toContain(`- database: lacks ${last}: \`npm run deploy\` runs them`);
    database()?.exec("insert into d1_migrations (name) values ('9999_later.sql')");
    expect((await told()).find((line) => line.startsWith("- database"))).toContain("is newer than this code");
  });
});
