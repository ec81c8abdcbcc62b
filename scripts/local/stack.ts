import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fillKept, fingerprintOf } from "./kept.ts";
import { isSampleLoaded } from "./load-sample-once.ts";
import { isMigrated } from "./migrations.ts";
import { openNameServer } from "./name-server.ts";
import { answers, type Companion, run, startCompanion, statusOf, waitUntil } from "./processes.ts";
import { environmentFor, type Studio, studio as thisStudio } from "./studio.ts";
import { keepRunning, type Part } from "./supervise.ts";
import { addresses, localVariables, type Variables, variablesOver } from "./variables.ts";

export interface Stack {
  addresses: ReturnType<typeof addresses>;
  /** Ends everything that was started. */
  stop: () => Promise<void>;
  /** The Worker alone: killed as by a crash, and started again with all its stored data; `log` is its output since then. */
  site: { kill: () => Promise<void>; start: () => Promise<void>; log: () => string };
  /** Starts again whatever ends; resolves with the reason where that does not help. */
  supervise: (say: (progress: string) => void) => Promise<string>;
}

interface StackOptions {
  port: number;
  /** Where the local database and queues live. */
  stateFolder: string;
  /** A state that `prepareKept` has made, to begin with a copy of. */
  prepared?: string;
  /**
   * The configuration of the built Worker; null serves the sources with Vite and hot reload. Where it is a promise, all but
   * the site starts meanwhile.
   */
  config: string | null | Promise<string | null>;
  /** The content of .dev.vars, whose values win where it lies beside the built Worker. */
  own?: Variables;
  /** Variables over all others. */
  variables?: Variables;
  say?: (progress: string) => void;
}

/** Milliseconds after which a part counts as silent. */
const patience = 10_000;

/** Brings the local database up to date, and loads the sample posts of a studio once. */
export async function prepareState(
  stateFolder: string,
  say: (progress: string) => void,
  studio: Studio = thisStudio,
): Promise<void> {
  // Traces of earlier requests, where they were asked for.
  rmSync(join(stateFolder, "v3/observability"), { recursive: true, force: true });
  if (isMigrated(stateFolder) && isSampleLoaded(stateFolder)) return;
  say("Bringing the local database up to date (usually ten seconds)");
  const done = await run("node", ["scripts/local/prepare-state.ts", stateFolder], environmentFor(studio));
  for (const line of done.split("\n").filter(Boolean)) say(line);
}

/** The same in an empty folder, by a copy of what was made of the same sources before. */
export async function prepareKept(
  folder: string,
  say: (progress: string) => void,
  studio: Studio,
): Promise<void> {
  const fingerprint = () => fingerprintOf(studio);
  await fillKept(`states-${studio}`, fingerprint, folder, () => prepareState(folder, say, studio));
}

/** Starts the site with its identity provider and mail server; `port` and the three after it must be free. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { port, stateFolder, prepared, say = () => undefined } = options;
  const { site, identity, inbox, smtpPort } = addresses(port);
  const names = await openNameServer();
  const over = new AbortController();
  const state = prepared
    ? cpSync(prepared, stateFolder, { recursive: true })
    : prepareState(stateFolder, say);
  // A build that fails leaves no process at work on the database.
  const ready = Promise.allSettled([options.config, state]).then(async () => {
    const config = await options.config;
    await state;
    over.signal.throwIfAborted();
    say("Starting the site (usually four seconds)");
    return siteCommand({ ...options, config }, names.address);
  });
  const running = new Map<Part, Companion>();
  // Vite's development server reads .dev.vars and takes missing variables from here.
  const environment = { LOCAL_VARIABLES: JSON.stringify(variablesOf(options, names.address)) };
  const part = (
    name: string,
    command: string[] | Promise<string[]>,
    address: string,
    more: Partial<Part> = {},
  ): Part => ({
    name,
    ...more,
    status: () => statusOf(`${new URL(address).origin}/favicon.svg`, patience),
    async start() {
      const [program = "", ...args] = await command;
      const companion = startCompanion(program, args, environment);
      running.set(this, companion);
      await waitUntil(() => answers(address), companion, name);
      return companion;
    },
  });
  const worker = part("site", ready, `${site}/blog`, {
    // Miniflare restarts its runtime, but not in all cases.
    lastWords: "The Workers runtime crashed unexpectedly",
  });
  const provider = part(
    "identity provider",
    ["node", "scripts/identity-provider.ts", "--port", String(port + 1), "--site", site],
    `${identity}/.well-known/openid-configuration`,
    { loss: "Logins that were under way have to begin again." },
  );
  const mail = part(
    "mail server",
    ["node", "scripts/mail-server.ts", "--smtp-port", String(smtpPort), "--web-port", String(port + 2)],
    `${inbox}/email`,
    { loss: "Its inbox is empty now." },
  );

  const stop = async () => {
    over.abort();
    names.close();
    await Promise.all([...running.values()].map((companion) => companion.stop()));
  };
  try {
    await Promise.all([worker, provider, mail].map((each) => each.start()));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    addresses: addresses(port),
    stop,
    site: {
      kill: async () => void (await running.get(worker)?.kill()),
      start: async () => void (await worker.start()),
      log: () => running.get(worker)?.output() ?? "",
    },
    supervise: (say) =>
      Promise.race(
        [...running].map(([each, companion]) => keepRunning(each, companion, { say, signal: over.signal })),
      ),
  };
}

/** The variables that a local site gets from outside .dev.vars. */
function variablesOf({ port, own = {}, variables = {} }: StackOptions, resolver: string): Variables {
  const made = { ...localVariables(port), DNS_RESOLVER: resolver };
  return { ...variablesOver(own, made), ...variables };
}

function siteCommand(options: StackOptions & { config: string | null }, resolver: string): string[] {
  const { port, stateFolder, config } = options;
  if (config === null) return ["react-router", "dev", "--port", String(port), "--strictPort"];
  return [
    "node",
    ...workerArguments({ port, stateFolder, config, variables: variablesOf(options, resolver) }),
  ];
}

export interface Served extends Required<Pick<StackOptions, "port" | "stateFolder" | "variables">> {
  config: string;
  inspectorPort?: number;
}

/** The arguments with which Node serves a built Worker. */
export const workerArguments = (served: Served) => ["scripts/local/serve-worker.ts", JSON.stringify(served)];
