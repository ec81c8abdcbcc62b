import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate, withDatabase } from "../../local/database.ts";
import { freeRange } from "../../local/ports.ts";
import { answers, startCompanion, waitUntil } from "../../local/processes.ts";
import { workerArguments } from "../../local/stack.ts";
import { addresses, localVariables } from "../../local/variables.ts";
import { fillWithPosts } from "../fill.ts";
import { fillWithWorks } from "../fill-works.ts";
import { constantOf, pastCache } from "./measured-worker.ts";
import type { Page } from "./pages.ts";
import { processorClock } from "./processor-clock.ts";
import { beginSession, type Reader } from "./readers.ts";

export interface RunningSite {
  ask: (page: Page, reader: Reader, more?: Record<string, string>) => Promise<Answer>;
  constant: (bytes: number) => Promise<Answer>;
  stop: () => Promise<void>;
}

interface Answer {
  body: Buffer;
  headers: Headers;
  /** Milliseconds of the Worker’s process; null where the system does not say. */
  processor: number | null;
}

/** A site with as many posts and works, which is started as often as an isolate is wanted that has answered nothing yet. */
export async function fillSite(config: string, counts: { posts: number; works: number }) {
  const stateFolder = mkdtempSync(join(tmpdir(), "toadstool-bench-"));
  const port = await freeRange(4);
  let session = "";
  await migrate(stateFolder);
  await withDatabase(stateFolder, async (services) => {
    await fillWithPosts(services, counts.posts);
    await fillWithWorks(services, counts.works);
    session = await beginSession(services, port);
  });
  return {
    start: (inspectorPort?: number) => start({ config, stateFolder, port, session, inspectorPort }),
    remove: () => rmSync(stateFolder, { recursive: true, force: true }),
  };
}

interface Filled {
  config: string;
  stateFolder: string;
  port: number;
  session: string;
  inspectorPort: number | undefined;
}

async function start({ config, stateFolder, port, session, inspectorPort }: Filled): Promise<RunningSite> {
  const { site } = addresses(port);
  const variables = localVariables(port);
  const worker = startCompanion(
    "node",
    workerArguments({ port, stateFolder, config, variables, inspectorPort }),
  );
  await waitUntil(() => answers(site + constantOf(8)), worker, "site");
  const clock = processorClock();
  const ask = async (path: string, headers: Record<string, string>): Promise<Answer> => {
    const before = clock();
    const answer = await fetch(site + path, {
      headers: { "Accept-Encoding": "identity", ...headers },
      redirect: "manual",
    });
    const body = Buffer.from(await answer.arrayBuffer());
    // Time for the work that the Worker does after its answer.
    await new Promise((later) => setTimeout(later, 2));
    const after = clock();
    if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}.`);
    return {
      body,
      headers: answer.headers,
      processor: before === null || after === null ? null : after - before,
    };
  };
  return {
    ask: ({ path, accept = "text/html" }, reader, more) => {
      const headers: Record<string, string> =
        reader === "owner" ? { Cookie: session } : reader === "past" ? pastCache : {};
      return ask(path, { Accept: accept, ...headers, ...more });
    },
    constant: (bytes) => ask(constantOf(bytes), {}),
    stop: worker.stop,
  };
}
