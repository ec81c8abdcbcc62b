import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { expect, it } from "vitest";
import { unstable_readConfig as readConfig } from "wrangler";
import packageJson from "../../package.json" with { type: "json" };
import { root } from "../local/processes.ts";
import { namesIn } from "./lay-over.ts";
import { questions } from "./questions.ts";

/** https://developers.cloudflare.com/workers/platform/deploy-buttons/ */
const config = readConfig({ config: join(root, "wrangler.toml") });
const secrets = Object.keys(parseEnv(readFileSync(join(root, ".dev.vars.example"), "utf8")));

it("Cloudflare’s button finds a name for every part, an id for the database, and commands to build and deploy", () => {
  expect(namesIn(config as never).every((name) => name.startsWith("toadstool"))).toBe(true);
  expect(config.d1_databases.every(({ database_id: id }: { database_id?: string }) => id)).toBe(true);
  expect(packageJson.scripts).toMatchObject({ build: expect.anything(), deploy: expect.anything() });
});

it("Cloudflare’s button describes only what it asks for", () => {
  const bindings = [...config.d1_databases, ...config.r2_buckets, ...config.queues.producers].map(
    ({ binding }) => binding,
  );
  const asked = new Set([...secrets, ...Object.keys(config.vars), ...bindings]);
  expect(Object.keys(packageJson.cloudflare.bindings).filter((name) => !asked.has(name))).toEqual([]);
  expect(secrets).toEqual(["APP_SECRET"]);
});

it("each question that is no secret is a variable of wrangler.toml", () => {
  const names = questions.filter(({ isSecret }) => !isSecret).map(({ name }) => name);
  expect(names.filter((name) => !(name in config.vars))).toEqual([]);
});
