import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { buildToServe, prepare } from "./local/build.ts";
import { isFree } from "./local/ports.ts";
import { root } from "./local/processes.ts";
import { readCrons } from "./local/crons.ts";
import { announce } from "./local/announce.ts";
import { startStack } from "./local/stack.ts";
import { holdState, ownState } from "./local/state.ts";
import { runTriggers } from "./local/triggers.ts";
import { addresses, defaultPort, ensureVariables, ownVariables } from "./local/variables.ts";

const { values } = parseArgs({
  options: {
    port: { type: "string", default: String(defaultPort) },
    "from-sources": { type: "boolean", default: false },
  },
});
const fromSources = values["from-sources"];
const port = fromSources ? defaultPort : Number(values.port);
const over = new AbortController();
// Whatever was started by then goes with this process.
const leave = () => process.exit(130);
process.once("SIGINT", leave).once("SIGTERM", leave);

try {
  if (!Number.isInteger(port) || port < 1 || port > 65_532)
    throw new Error(`"${values.port}" is no port. Try npm start -- --port 3000`);
  const state = holdState(`npm ${fromSources ? "run dev" : "start"} at ${addresses(port).site}`);
  await requireFree(port);
  ensureVariables(port);
  const own = ownVariables();
  const building = fromSources ? prepareSources() : buildToServe(say);
  const config = building.then((build) => build?.config ?? null);
  const stack = await startStack({ port, stateFolder: ownState, config, own, say });
  const build = await building;
  process.off("SIGINT", leave).off("SIGTERM", leave);
  const stop = async (code: number) => {
    over.abort();
    console.log("\nStopping …");
    await stack.stop();
    build?.remove();
    state.release();
    process.exit(code);
  };
  process.once("SIGINT", () => void stop(0)).once("SIGTERM", () => void stop(0));
  announce(stack.addresses, own);
  const { site } = stack.addresses;
  void runTriggers({ site, crons: readCrons(), say, signal: over.signal }).catch(complain);
  complain(await stack.supervise(say));
  await stop(1);
} catch (error) {
  complain(error);
  process.exit(1);
}

async function prepareSources(): Promise<null> {
  await prepare();
  const { writeResume } = await import("./resume/resume.ts");
  await writeResume(resolve(root, "studio/public/resume.pdf"));
  return null;
}

async function requireFree(first: number): Promise<void> {
  const taken: number[] = [];
  for (const candidate of [first, first + 1, first + 2, first + 3])
    if (!(await isFree(candidate))) taken.push(candidate);
  if (taken.length === 0) return;
  const other = first > 60_000 ? defaultPort : first + 100;
  throw new Error(
    `Port ${taken.join(", ")} is taken. The site needs four neighbouring ports, here ${first} to ${first + 3}.\nChoose another start: npm start -- --port ${other}`,
  );
}

function say(progress: string): void {
  console.log(`· ${progress}`);
}

function complain(error: unknown): void {
  console.error(error instanceof Error ? error.message : String(error));
}
