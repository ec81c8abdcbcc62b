import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Companion, root, startCompanion } from "../../scripts/local/processes.ts";
import { type Account, emptyAccount } from "../stand-ins/cloudflare/account.ts";
import { startCloudflare } from "../stand-ins/cloudflare/server.ts";

export interface Figures {
  /** The calls at which the command was killed. */
  killedAt: string[];
  calls: number;
  seconds: number;
  faults: string[];
}

/** A clone of what is committed here, with the build and the dependencies of this folder. */
export function copyClone(): { root: string; remove: () => void } {
  const parent = mkdtempSync(join(tmpdir(), "toadstool-deploys-"));
  const clone = join(parent, "clone");
  cpSync(root, clone, {
    recursive: true,
    filter: (path) => !/\/(node_modules|\.git|\.wrangler|test-results)$/.test(path),
  });
  symlinkSync(join(root, "node_modules"), join(clone, "node_modules"));
  return { root: clone, remove: () => rmSync(parent, { recursive: true, force: true }) };
}

/** The share of calls that kill, and how many do at most. */
const mostKills = 4;
const likelihood = 0.04;

/** Deploys from nothing; the command is killed, with all that it started, where chance says so, and run again. */
export async function deployKilled(clone: string, random: () => number): Promise<Figures> {
  rmSync(join(clone, "studio/site.json"), { force: true });
  const account = emptyAccount();
  const killedAt: string[] = [];
  let running: Companion | undefined;
  let calls = 0;
  const perhapsKill = async (call: string) => {
    if (killedAt.length >= mostKills || random() > likelihood) return;
    killedAt.push(call);
    await running?.kill();
    throw new Error("Killed.");
  };
  const count = async (call: string) => {
    calls += 1;
    await perhapsKill(call);
  };
  const cloudflare = await startCloudflare({ account, before: count, after: perhapsKill });
  const answers = join(clone, "answers");
  writeFileSync(
    answers,
    'WORKER_NAME="ada"\nMAIL_FROM="letters@ada.example"\nMAIL_TRANSPORT="resend"\nRESEND_API_KEY="re_1"\n',
  );
  const begun = Date.now();
  try {
    const faults = await untilDone(async () => {
      running = startCompanion("node", [join(clone, "scripts/deploy.ts"), "--built", "--answers", answers], {
        CLOUDFLARE_API_BASE_URL: cloudflare.url,
        CLOUDFLARE_API_TOKEN: "token",
        WRANGLER_HIDE_BANNER: "true",
      });
      const before = killedAt.length;
      const code = await running.ended;
      if (killedAt.length > before) return null;
      return code === 0 ? faultsOf(account, clone) : [`ended with ${code}:\n${running.output()}`];
    });
    return {
      killedAt,
      calls,
      seconds: (Date.now() - begun) / 1_000,
      faults: [...faults, ...cloudflare.unknown],
    };
  } finally {
    await cloudflare.close();
  }
}

async function untilDone(once: () => Promise<string[] | null>): Promise<string[]> {
  return (await once()) ?? untilDone(once);
}

function faultsOf(account: Account, clone: string): string[] {
  const wanted = readdirSync(join(clone, "db/migrations")).filter((name) => name.endsWith(".sql")).length;
  const [database, ...others] = account.databases;
  const applied = database?.data.prepare("select count(*) as count from d1_migrations").get()?.count;
  const { ada, ...strangers } = account.workers;
  const checks = {
    "one database": database?.name === "ada" && others.length === 0,
    "every migration once": applied === wanted,
    "one bucket": account.buckets.join() === "ada-media",
    "each queue once, with its consumer":
      new Set(account.queues.map(({ name }) => name)).size === account.queues.length &&
      account.queues.length >= 3 &&
      account.queues.every(({ consumer }) => consumer === "ada"),
    "one Worker, with a cron": ada?.crons.length === 1 && Object.keys(strangers).length === 0,
    "its secrets":
      Object.keys(ada?.secrets ?? {})
        .toSorted()
        .join() === "APP_SECRET,RESEND_API_KEY",
  };
  return Object.entries(checks).flatMap(([name, holds]) => (holds ? [] : [`not there: ${name}`]));
}
