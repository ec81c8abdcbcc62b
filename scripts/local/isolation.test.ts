import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { unstable_getVarsForDev as varsForDev } from "wrangler";
import { copyIsolated } from "./build.ts";
import { copyWorkerConfig } from "./worker-config.ts";

const hostile = 'MAIL_TRANSPORT="resend"\nRESEND_API_KEY="re_real"\n';

function hostileFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "hostile-"));
  for (const name of [".dev.vars", ".env", ".env.local"]) writeFileSync(join(folder, name), hostile);
  writeFileSync(join(folder, "wrangler.toml"), "");
  return folder;
}

const variablesOf = (config: string) => Object.keys(varsForDev(config, undefined, {}, undefined, true));

describe("tests", () => {
  it("take no variables from a .dev.vars or an .env file that lies in the clone", () => {
    const folder = hostileFolder();
    expect(variablesOf(join(folder, "wrangler.toml"))).toContain("RESEND_API_KEY");
    const scratch = mkdtempSync(join(tmpdir(), "scratch-"));
    expect(variablesOf(copyWorkerConfig(folder, scratch))).toEqual([]);
  });

  it("take none either from a build that has a copy of it", () => {
    const folder = hostileFolder();
    mkdirSync(join(folder, "server"));
    writeFileSync(join(folder, "server/.dev.vars"), hostile);
    writeFileSync(join(folder, "server/.env"), hostile);
    const build = copyIsolated(folder);
    expect(variablesOf(build.config)).toEqual(["APP_SECRET"]);
    build.remove();
    expect(readFileSync(join(folder, "server/.dev.vars"), "utf8")).toBe(hostile);
  });

  it("take no settings or tokens of wrangler from the environment, and leave none of its files at home", () => {
    const source = `import { isolate } from ${JSON.stringify(join(import.meta.dirname, "isolation.ts"))};
      import { environment } from ${JSON.stringify(join(import.meta.dirname, "processes.ts"))};
      isolate("/scratch");
      for (const all of [process.env, environment])
        console.log(JSON.stringify(Object.entries(all).filter(([name]) => /^(CLOUDFLARE|WRANGLER|CF)_/.test(name)).toSorted()));`;
    const env = {
      ...process.env,
      CLOUDFLARE_API_TOKEN: "token",
      CLOUDFLARE_ENV: "production",
      CLOUDFLARE_INCLUDE_PROCESS_ENV: "true",
      WRANGLER_REGISTRY_PATH: "/home/registry",
    };
    const said = execFileSync(process.execPath, ["--input-type=module", "--eval", source], {
      env,
    }).toString();
    const [own, children] = said.trim().split("\n");
    expect(children).toBe(own);
    expect(Object.fromEntries(JSON.parse(own ?? "") as [string, string][])).toEqual({
      CLOUDFLARE_CF_FETCH_ENABLED: "false",
      CLOUDFLARE_LOAD_DEV_VARS_FROM_DOT_ENV: "false",
      WRANGLER_HIDE_BANNER: "true",
      WRANGLER_LOG_PATH: "/scratch/logs",
      WRANGLER_REGISTRY_PATH: "/scratch/registry",
      WRANGLER_SEND_METRICS: "false",
    });
  });
});
