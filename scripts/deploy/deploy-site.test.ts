import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addDatabase, type Account, emptyAccount } from "../../testing/stand-ins/cloudflare/account.ts";
import { type Cloudflare, type Options, startCloudflare } from "../../testing/stand-ins/cloudflare/server.ts";
import { type Clone, makeClone } from "../../testing/deploys/clone.ts";
import { pretendWrangler } from "../../testing/deploys/pretend-wrangler.ts";
import { inProof } from "../../testing/seeds.ts";
import { run } from "../local/processes.ts";
import { askerOf } from "./asking.ts";
import { readConfiguration, versionIn } from "./configuration.ts";
import { deploySite, type Surroundings } from "./deploy-site.ts";
import { readSettings } from "./settings.ts";

const answers = {
  WORKER_NAME: "ada",
  SITE_URL: "https://ada.example",
  OIDC_ISSUER: "https://tenant.eu.auth0.com/",
  OIDC_CLIENT_ID: "client",
  OIDC_CLIENT_SECRET: "hush",
  OWNER_SUBJECTS: "auth0|1",
  MAIL_FROM: "letters@ada.example",
  MAIL_TRANSPORT: "resend",
  POSTAL_LINE: "Ada, 7 Marsh Lane",
  RESEND_API_KEY: "re_hush",
};

let account: Account;
let clone: Clone;
let cloudflare: Cloudflare;
let said: string[];

beforeEach(() => {
  account = emptyAccount({ zones: ["ada.example"] });
  clone = makeClone();
  said = [];
});
afterEach(async () => {
  await cloudflare.close();
  clone.remove();
});

/** A run of `npm run deploy` against the stand-in, with answers from a file and without a terminal. */
async function deploy(
  given: Partial<Surroundings> & { faults?: Partial<Options>; answers?: Record<string, string> } = {},
) {
  await cloudflare?.close();
  cloudflare = await startCloudflare({ account, ...given.faults });
  return deploySite({
    root: clone.root,
    env: { CLOUDFLARE_API_BASE_URL: cloudflare.url, CLOUDFLARE_API_TOKEN: "token" },
    asker: askerOf({ ...(given.answers ?? answers) }, null),
    say: (line) => said.push(line),
    fetch: async () => Response.json({ issuer: "https://tenant.eu.auth0.com/" }),
    wrangler: pretendWrangler(account, clone.root),
    build: clone.build,
    patience: 1,
    examine: async () => undefined,
    ...given,
  });
}

/** The real one, at the stand-in. */
const byWrangler = (args: string[], env: Record<string, string>) =>
  run("wrangler", args, {
    ...env,
    CI: "1",
    WRANGLER_HIDE_BANNER: "true",
    CLOUDFLARE_API_BASE_URL: cloudflare.url,
    CLOUDFLARE_API_TOKEN: "token",
  });

/** The first call of each kind; where more seeds were asked for, every call. */
function placesToCut(calls: string[]): number[] {
  const kinds = calls.map((call) => call.replaceAll(/[0-9a-f]{8,}[0-9a-f-]*/g, "ID"));
  const every = kinds.map((_, index) => index + 1);
  return inProof(1, 0) === 1
    ? every
    : every.filter((place) => kinds.indexOf(kinds[place - 1] ?? "") === place - 1);
}

const settings = () =>
  JSON.parse(readFileSync(join(clone.root, "studio/site.json"), "utf8")) as Record<string, unknown>;
const migrations = () =>
  readdirSync(join(clone.root, "db/migrations")).filter((name) => name.endsWith(".sql"));
/** Those of wrangler.toml, under the site's name. */
const queues = () =>
  [
    ...new Set(
      [
        ...readFileSync(join(clone.root, "wrangler.toml"), "utf8").matchAll(
          /^(?:queue|dead_letter_queue) = "toadstool(.*)"$/gm,
        ),
      ].map(([, rest]) => `ada${rest}`),
    ),
  ].toSorted();
/** All that was made, without the ids that chance chose. */
const made = () => ({
  databases: account.databases.map(({ name, data }) => [
    name,
    data.prepare("select count(*) as count from d1_migrations").get()?.count,
  ]),
  buckets: account.buckets,
  queues: account.queues.map(({ name, consumer }) => [name, consumer]).toSorted(),
  workers: Object.keys(account.workers),
  domains: account.workers.ada?.domains,
  crons: account.workers.ada?.crons,
  secrets: Object.keys(account.workers.ada?.secrets ?? {}).toSorted(),
});
const whole = () => ({
  databases: [["ada", migrations().length]],
  buckets: ["ada-media", "ada-backups"],
  queues: queues().map((name) => [name, "ada"]),
  workers: ["ada"],
  domains: ["ada.example"],
  crons: ["*/5 * * * *"],
  secrets: ["APP_SECRET", "OIDC_CLIENT_SECRET", "RESEND_API_KEY"],
});

describe("a deploy by the real wrangler", () => {
  it("makes a running site out of nothing, and the same again when it is repeated", async () => {
    await deploy({ wrangler: byWrangler });
    expect(cloudflare.unknown).toEqual([]);
    expect(made()).toEqual(whole());
    const { vars, secrets } = account.workers.ada ?? {};
    expect(vars).toMatchObject({ SITE_URL: "https://ada.example", OWNER_SUBJECTS: "auth0|1" });
    expect(secrets).toMatchObject({ OIDC_CLIENT_SECRET: "hush", RESEND_API_KEY: "re_hush" });
    expect(secrets?.APP_SECRET).toMatch(/^[0-9a-f]{64}$/);
    expect(readFileSync(join(clone.root, "studio/site.json"), "utf8")).not.toMatch(/hush/);

    const [before, file] = [{ ...secrets }, settings()];
    // `npm run proof -- models` repeats it by the real one, too; and `deploy`, with kills.
    await deploy({ answers: {}, ...(inProof(1, 0) === 1 && { wrangler: byWrangler }) });
    expect(made()).toEqual(whole());
    expect(account.workers.ada?.secrets).toEqual(before);
    expect(settings()).toEqual(file);
    expect(account.workers.ada).toMatchObject({ deploys: 2, tag: versionIn(clone.root) });
  });
});

describe("the first deploy", () => {
  it("says first what it needs, how long it takes and what it costs, and later ones do not", async () => {
    await deploy();
    const first = said.splice(0).join("\n");
    expect(first).toMatch(/^It needs a Cloudflare account/);
    expect(first).toMatch(/ten minutes/);
    expect(first).toMatch(/costs nothing within the limits/);
    await deploy();
    expect(said.join("\n")).not.toContain("ten minutes");
  });

  it("makes database, files and queues where the data are to stay, and finds them there again", async () => {
    await deploy({ answers: { ...answers, JURISDICTION: "EU" } });
    const parts = [
      "database ada",
      ...["ada-media", "ada-backups"].map((name) => `bucket ${name}`),
      ...queues().map((name) => `queue ${name}`),
    ];
    expect(account.places).toEqual(Object.fromEntries(parts.map((part) => [part, "eu"])));
    expect(settings()).toMatchObject({ jurisdiction: "eu" });
    await deploy({ answers: {} });
    expect(made()).toEqual(whole());
    expect(readConfiguration(clone.root, readSettings(clone.root)).r2_buckets).toMatchObject([
      { bucket_name: "ada-media", jurisdiction: "eu" },
      { bucket_name: "ada-backups", jurisdiction: "eu" },
    ]);
  });
});

describe("a deploy that ends early", () => {
  it("goes on where it is repeated, cut before or after any kind of call", async () => {
    await deploy();
    const places = placesToCut(cloudflare.calls);
    expect(places.length).toBeGreaterThan(8);
    for (const [index, last] of places.entries()) {
      clone.remove();
      clone = makeClone();
      account = emptyAccount({ zones: ["ada.example"] });
      const cut = (_: string, number: number) => {
        if (number >= last) throw new Error("The connection is cut.");
      };
      // Of every two calls one is cut before it is carried out, the other one after that.
      const moment = index % 2 === 0 ? "after" : "before";
      await expect(deploy({ faults: { [moment]: cut } }), `call ${last}`).rejects.toThrow("fetch failed");
      await deploy();
      expect(made(), `call ${last}`).toEqual(whole());
    }
  });

  it("keeps the answers, and asks for none of them again", async () => {
    const wrangler = async () => {
      throw new Error("wrangler deploy failed");
    };
    await expect(deploy({ wrangler })).rejects.toThrow("wrangler deploy failed");
    const asked: string[] = [];
    const asker = {
      isPerson: true,
      ask: async ({ name }: { name: string }) => {
        asked.push(name);
        return name === "GO_ON" ? "y" : "hush";
      },
    };
    await deploy({ asker });
    expect(asked).toEqual(["OIDC_CLIENT_SECRET", "RESEND_API_KEY", "GO_ON"]);
  });
});

describe("a deploy refuses, and makes nothing,", () => {
  const refusal = async (given: Parameters<typeof deploy>[0] = {}) => {
    const before = JSON.stringify(made());
    const error = await deploy(given).catch((reason: unknown) => reason);
    expect(JSON.stringify(made())).toBe(before);
    return error instanceof Error ? error.message : "";
  };

  it("where the database is newer than the code", async () => {
    await deploy();
    account.databases[0]?.data.exec("insert into d1_migrations (name) values ('9999_later.sql')");
    expect(await refusal()).toContain("newer than this code: it has had 9999_later.sql");
  });

  it("where a database of that name belongs to something else", async () => {
    addDatabase(account, "ada").data.exec(
      "create table recipes (id integer); create table d1_migrations (id integer, name text)",
    );
    expect(await refusal()).toContain("holds the tables of something else (recipes");
  });

  it("where the database of the settings is gone", async () => {
    await deploy();
    account.databases.length = 0;
    expect(await refusal()).toContain("which the settings name, is not in this account");
  });

  it("where the domain leads to another Worker, or is in no zone of the account", async () => {
    await deploy({ answers: { ...answers, WORKER_NAME: "other" } });
    clone.remove();
    clone = makeClone();
    expect(await refusal()).toContain("ada.example leads to the Worker other so far");
    clone.remove();
    clone = makeClone();
    expect(await refusal({ answers: { ...answers, SITE_URL: "https://ada.test" } })).toContain(
      "No domain of this account covers ada.test",
    );
  });

  it("where an answer is wrong", async () => {
    expect(await refusal({ answers: { ...answers, WORKER_NAME: "Ada!" } })).toContain(
      "A Worker’s name takes a to z",
    );
    expect(await refusal({ answers: { ...answers, JURISDICTION: "mars" } })).toContain(
      "Answer eu, fedramp or nothing.",
    );
    expect(await refusal({ answers: { ...answers, OIDC_ISSUER: "https://tenant.eu.auth0.com" } })).toBe(
      "OIDC_ISSUER is “https://tenant.eu.auth0.com”. The provider writes its issuer so: https://tenant.eu.auth0.com/",
    );
  });

  it("where nobody is logged in, or the login is not taken", async () => {
    const wrangler = async () => Promise.reject(new Error("Not logged in."));
    expect(await refusal({ env: {}, wrangler })).toContain("Not logged in to Cloudflare");
    expect(await refusal({ faults: { token: "another" } })).toContain("Cloudflare does not take this login");
  });

  it("where studio/site.json has a mistake", async () => {
    writeFileSync(join(clone.root, "studio/site.json"), '{ "vars": { "SITE_URL": 7 } }');
    expect(await refusal()).toContain("studio/site.json needs mending:\n  vars.SITE_URL:");
  });

  it("where R2 is off", async () => {
    account.hasR2 = false;
    expect(await refusal()).toContain("Switch R2 on once in Cloudflare’s dashboard");
  });
});

it("a deploy prints where D1 keeps the state before it migrates a database with content", async () => {
  await deploy();
  account.databases[0]?.data.exec(
    "delete from d1_migrations where name = (select max(name) from d1_migrations)",
  );
  account.databases[0]?.data.exec("drop table cron_runs");
  await deploy().catch(() => undefined);
  expect(said.join("\n")).toContain("bookmark 00000085-0000024c");
});

describe("a deploy whose migration takes a table with rows", () => {
  /** A site with a parcel, and a clone whose next migration takes parcels away. */
  const prepare = async () => {
    await deploy();
    const data = account.databases[0]?.data;
    data?.exec("create table stamps (parcel text references parcels (name))");
    data?.exec("create table parcels (name text, state text)");
    data?.exec("create unique index parcels_names on parcels (name)");
    data?.exec("insert into parcels values ('Ada’s', 'sent')");
    data?.exec("create table doors (name text)");
    data?.exec(
      "create trigger door_parcels after insert on doors begin insert into parcels values (new.name, 'sent'); end",
    );
    const migration = `-- refuse if: select 1 from parcels where state = 'sent'
-- because: A parcel is under way. Wait for it.
drop trigger if exists door_parcels;
drop table stamps;
drop table parcels;`;
    writeFileSync(join(clone.root, "db/migrations/9000_no_parcels.sql"), migration);
    return data;
  };
  /** Exports as wrangler does; the rest is pretended. */
  const wrangler = (args: string[], env: Record<string, string>) =>
    args[1] === "export" ? byWrangler(args, env) : pretendWrangler(account, clone.root)(args);

  it("refuses where that migration says so, and changes nothing", async () => {
    const data = await prepare();
    await expect(deploy({ wrangler })).rejects.toThrow(
      "A parcel is under way. Wait for it.\nThe database was not changed.",
    );
    // It begins while the Worker is built.
    data?.exec("update parcels set state = 'here'");
    const build = async () => {
      data?.exec("update parcels set state = 'sent'");
      return clone.build();
    };
    await expect(deploy({ wrangler, build })).rejects.toThrow("A parcel is under way");
    expect(data?.prepare("select * from parcels").all()).toHaveLength(1);
    expect(readdirSync(clone.root)).not.toContain("backups");
  });

  it("keeps the table first, and says the way back", async () => {
    const data = await prepare();
    data?.exec("update parcels set state = 'here'");
    await deploy({ wrangler });
    expect(said.join("\n")).toContain("parcels, stamps lose rows, which are kept in backups/ before");
    expect(said.join("\n")).toContain("time-travel restore DB --bookmark=00000085-0000024c");
    const [kept = "", way = ""] = readdirSync(join(clone.root, "backups"));
    expect(kept).toMatch(/^before-9000_no_parcels-\d{8}T\d{6}\.sql$/);
    const read = (name: string) => readFileSync(join(clone.root, "backups", name), "utf8");
    expect(read(way)).toContain(`d1 execute DB --remote --file=backups/${kept}`);
    expect(() => data?.prepare("select * from parcels")).toThrow("no such table");
    data?.exec(read(kept));
    expect(data?.prepare("select name from parcels").all()).toEqual([{ name: "Ada’s" }]);
    expect(data?.prepare("select * from stamps").all()).toEqual([]);
    expect(() => data?.exec("insert into parcels select * from parcels")).toThrow("UNIQUE");
    expect(() => data?.exec("insert into doors values ('Ada’s')")).toThrow("UNIQUE");
  });

  it("migrates nothing where the table could not be kept", async () => {
    const data = await prepare();
    data?.exec("update parcels set state = 'here'");
    const fails = async (args: string[]) => {
      if (args[1] === "export") throw new Error("D1 reset before export completed!");
      return pretendWrangler(account, clone.root)(args);
    };
    await expect(deploy({ wrangler: fails })).rejects.toThrow("so the database was not changed");
    expect(data?.prepare("select * from parcels").all()).toHaveLength(1);
  });
});

it("a deploy with nobody to ask, as Cloudflare’s button runs it, takes what wrangler.toml names", async () => {
  await deploy({ answers: {} });
  expect(Object.keys(account.workers)).toEqual(["toadstool"]);
  expect(account.workers.toadstool?.vars.SITE_URL).toBe("");
  expect(said.at(-2)).toContain("Nobody can log in yet");
});
