import { loadSampleOnce, migrate } from "./database.ts";
import { openNameServer } from "./name-server.ts";
import { answers, type Companion, startCompanion, waitUntil } from "./processes.ts";
import { addresses, localVariables } from "./variables.ts";

export interface Stack {
  addresses: ReturnType<typeof addresses>;
  /** Ends everything that was started. */
  stop: () => Promise<void>;
  /** The Worker alone: ended as a crash would, and started again with all it has stored; what it has told since. */
  site: { kill: () => Promise<void>; start: () => Promise<void>; log: () => string };
  /** Resolves with the name of the first part that ends by itself. */
  broken: Promise<string>;
}

interface StackOptions {
  port: number;
  /** Where the local database and queues live. */
  stateFolder: string;
  /** The built Worker's configuration; the newest build where it is not given. */
  config?: string;
  /** Serve the sources with Vite and hot reload instead; on the default port, which .dev.vars names. */
  fromSources?: boolean;
  /** Variables over the local ones. */
  variables?: Record<string, string>;
  say?: (progress: string) => void;
}

/** Starts the built site with its identity provider and mail server; `port` and the three after it must be free. */
export async function startStack({
  port,
  stateFolder,
  config,
  fromSources = false,
  variables = {},
  say = () => undefined,
}: StackOptions): Promise<Stack> {
  const started: [name: string, companion: Companion][] = [];
  const start = (name: string, command: string, args: string[]) => {
    const companion = startCompanion(command, args);
    started.push([name, companion]);
    return companion;
  };
  const names = await openNameServer();
  const stop = async () => {
    names.close();
    await Promise.all(started.map(([, companion]) => companion.stop()));
  };
  const { site, identity, inbox, smtpPort } = addresses(port);
  let worker: Companion | undefined;
  const startSite = async () => {
    const variablesThere = { ...localVariables(port), DNS_RESOLVER: names.address, ...variables };
    worker = fromSources
      ? start("site", "react-router", ["dev", "--port", String(port), "--strictPort"])
      : start("site", "wrangler", workerArguments(port, stateFolder, config, variablesThere));
    await waitUntil(() => answers(`${site}/blog`), worker, "site");
  };

  try {
    say("Bringing the local database up to date");
    await migrate(stateFolder);
    if (await loadSampleOnce(stateFolder)) say("Sample content loaded");
    say("Starting the identity provider, the mail server and the site");
    const provider = start("identity provider", "node", [
      "scripts/identity-provider.ts",
      "--port",
      String(port + 1),
      "--site",
      site,
    ]);
    const mail = start("mail server", "node", [
      "scripts/mail-server.ts",
      "--smtp-port",
      String(smtpPort),
      "--web-port",
      String(port + 2),
    ]);
    await Promise.all([
      waitUntil(() => answers(`${identity}/.well-known/openid-configuration`), provider, "identity provider"),
      waitUntil(() => answers(`${inbox}/email`), mail, "mail server"),
      startSite(),
    ]);
  } catch (error) {
    await stop();
    throw error;
  }
  const broken = Promise.race(
    started.map(([name, companion]) =>
      companion.ended.then(() => `The ${name} ended:\n${companion.output()}`),
    ),
  );
  const kill = async () => void (await worker?.kill());
  const log = () => worker?.output() ?? "";
  return { addresses: addresses(port), stop, site: { kill, start: startSite, log }, broken };
}

export function workerArguments(
  port: number,
  stateFolder: string,
  config: string | undefined,
  variables: Record<string, string>,
): string[] {
  const given = Object.entries(variables).flatMap(([name, value]) => ["--var", `${name}:${value}`]);
  const quiet = ["--log-level", "error", "--show-interactive-dev-session=false"];
  const built = config ? ["--config", config] : [];
  const where = ["--port", String(port), "--ip", "127.0.0.1", "--persist-to", stateFolder];
  return ["dev", ...built, ...where, ...quiet, ...given];
}
