import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { build, prepare } from "./local/build.ts";
import { isFree } from "./local/ports.ts";
import { root } from "./local/processes.ts";
import { startStack } from "./local/stack.ts";
import { defaultPort } from "./local/variables.ts";

const { values } = parseArgs({
  options: {
    port: { type: "string", default: String(defaultPort) },
    "from-sources": { type: "boolean", default: false },
  },
});
const fromSources = values["from-sources"];
const port = fromSources ? defaultPort : Number(values.port);
if (!Number.isInteger(port) || port < 1 || port > 65_532)
  fail(`"${values.port}" is no port. Try npm start -- --port 3000`);

const taken: number[] = [];
for (const candidate of [port, port + 1, port + 2, port + 3])
  if (!(await isFree(candidate))) taken.push(candidate);
if (taken.length > 0) {
  fail(
    `Port ${taken.join(", ")} is taken. The site needs four neighbouring ports, here ${port} to ${port + 3}.\nChoose another start: npm start -- --port ${port + 100}`,
  );
}

try {
  if (!fromSources) say("Building the site");
  await (fromSources ? prepare() : build());
  const stack = await startStack({ port, stateFolder: resolve(root, ".wrangler/state"), fromSources, say });
  let isStopping = false;
  const stop = async (code: number) => {
    isStopping = true;
    console.log("\nStopping …");
    await stack.stop();
    process.exit(code);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void stop(0));
  const { site, identity, inbox, smtpPort } = stack.addresses;
  console.log(`
  Site      ${site}
  Admin     ${site}/admin      (log in as "owner", no password)
  Inbox     ${inbox}            (every mail the site sends; SMTP on port ${smtpPort})
  API docs  ${site}/api/docs
  Identity  ${identity}            (the local provider)

  Ctrl-C ends it all. Your data stays in .wrangler/state; npm run reset clears it.
`);
  const broken = await stack.broken;
  // What ends because everything is being ended is not broken.
  if (!isStopping) {
    console.error(broken);
    await stop(1);
  }
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

function say(progress: string): void {
  console.log(`· ${progress}`);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
