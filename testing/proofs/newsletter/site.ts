import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { convertV4MiniflareOptions, Miniflare, Response as FileResponse } from "miniflare";
import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from "wrangler";
import { migrate } from "../../../scripts/local/database.ts";
import { root, run } from "../../../scripts/local/processes.ts";
import { heapMegabytes, workerdOf } from "./workerd.ts";

/** The proof's Worker in workerd, with a queue and a database of its own. */
export interface Site {
  ask<Answer>(address: string, order?: Record<string, unknown>): Promise<Answer>;
  /** As a crash would: the messages that lie on the local queue are lost with it. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** The process of its runtime. */
  processId(): number;
  /** Megabytes of JavaScript that the Worker holds just now. */
  heapMegabytes(): Promise<number>;
  close(): Promise<void>;
}

const name = "toadstool-newsletter-proof";

/** The Worker bundled and an empty database made, once for any number of sites; `dispose` throws them away. */
export interface Prepared {
  folder: string;
  dispose(): void;
}

export async function prepare(): Promise<Prepared> {
  const folder = mkdtempSync(join(tmpdir(), "toadstool-newsletter-"));
  const config = join(folder, "wrangler.json");
  writeFileSync(config, JSON.stringify(configOf()));
  await run("wrangler", ["deploy", "--dry-run", "--config", config, "--outdir", join(folder, "bundle")]);
  await migrate(join(folder, "empty"));
  return { folder, dispose: () => rmSync(folder, { recursive: true, force: true }) };
}

export async function startSite(
  prepared: Prepared,
  providerUrl: string,
  variables: Record<string, string> = {},
): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), "toadstool-newsletter-"));
  cpSync(join(prepared.folder, "empty"), folder, { recursive: true });
  const { workerOptions } = unstable_getMiniflareWorkerOptions(join(prepared.folder, "wrangler.json"));
  const path = join(prepared.folder, "bundle/worker.js");
  const { d1Databases, r2Buckets, queueProducers, queueConsumers, ratelimits, images } = workerOptions;
  const options = convertV4MiniflareOptions({
    name,
    modules: [{ type: "ESModule", path: "worker.js", contents: readFileSync(path, "utf8") }],
    compatibilityDate: workerOptions.compatibilityDate,
    bindings: { ...(workerOptions.bindings as object), RESEND_API_URL: providerUrl, ...variables },
    d1Databases,
    r2Buckets,
    queueProducers,
    queueConsumers,
    ratelimits,
    images,
    // There are no catalogues: its letters are English.
    serviceBindings: { ASSETS: () => new FileResponse(null, { status: 404 }) },
  } as never);
  let running: { site: Miniflare; processId: number } | undefined;

  async function start(): Promise<void> {
    const site = new Miniflare({
      ...options,
      resourcePersistencePath: join(folder, "v3"),
      logRequests: false,
      inspectorPort: 0,
    });
    await site.ready;
    running = { site, processId: await workerdOf(site) };
  }

  await start();
  return {
    start,
    async heapMegabytes() {
      const address = await running?.site.getInspectorURL();
      if (!address) throw new Error("The Worker is not running.");
      return heapMegabytes(`${address.href.replace(/\/$/, "")}/core:user:${name}`);
    },
    processId: () => running?.processId ?? 0,
    async kill() {
      if (!running) return;
      process.kill(running.processId, "SIGKILL");
      await running.site.dispose().catch(() => undefined);
    },
    async ask<Answer>(address: string, order?: Record<string, unknown>): Promise<Answer> {
      if (!running) throw new Error("The Worker is not running.");
      const method = order ? "POST" : "GET";
      const answer = await running.site.dispatchFetch(`https://toadstool.test${address}`, {
        method,
        body: order && JSON.stringify(order),
      });
      if (!answer.ok)
        throw new Error(`${address} answered ${answer.status}: ${(await answer.text()).slice(0, 400)}`);
      return (await answer.json()) as Answer;
    },
    async close() {
      await running?.site.dispose();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Of wrangler.toml, what the proof's Worker needs. */
interface Bindings {
  compatibility_date: string;
  d1_databases: object[];
  r2_buckets: object[];
  queues: { producers: object[]; consumers: { queue: string }[] };
  ratelimits: object[];
  images: object;
}

/** The product's own bindings, queues and limits, around the proof's Worker. */
function configOf() {
  const config: Bindings = unstable_readConfig({ config: resolve(root, "wrangler.toml") });
  const { compatibility_date, d1_databases, r2_buckets, queues, ratelimits, images } = config;
  return {
    name,
    main: resolve(import.meta.dirname, "worker.ts"),
    compatibility_date,
    d1_databases,
    r2_buckets,
    queues: { ...queues, consumers: queues.consumers.filter(({ queue }) => !queue.endsWith("-dead")) },
    ratelimits,
    images,
    vars: {
      APP_SECRET: "a secret for proofs only, never used anywhere else",
      SITE_URL: "https://toadstool.test",
      OIDC_ISSUER: "https://identity.test",
      OIDC_CLIENT_ID: "toadstool",
      OWNER_SUBJECTS: "proof",
      MAIL_TRANSPORT: "resend",
      MAIL_FROM: "letters@toadstool.test",
      POSTAL_LINE: "Toadstool Studio, Marsh Lane 7, Pondwick",
      RESEND_API_KEY: "re_local",
      MAIL_UNDO_SECONDS: "0",
    },
  };
}
