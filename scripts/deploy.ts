import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs, parseEnv } from "node:util";
import { askerOf, terminalAsker } from "./deploy/asking.ts";
import { deploySite } from "./deploy/deploy-site.ts";
import { Refused } from "./deploy/refused.ts";
import { runWrangler } from "./deploy/run-wrangler.ts";
import { examineUntilThere } from "./doctor/examine-site.ts";
import { buildShared } from "./local/build.ts";
import { takeLock } from "./local/lock.ts";
import { root } from "./local/processes.ts";

const help = `npm run deploy brings the site to Cloudflare, the first time and each time after: docs/deploy.md.

  npm run deploy                       shows what it will do, and asks for what it does not know
  npm run deploy -- --answers FILE     takes answers from a file with lines NAME="value", as for a machine
  npm run deploy -- --built            uploads what \`npm run build\` has left in build/
`;

const lock = takeLock(resolve(root, ".wrangler/deploy.lock"));
try {
  if (!lock) throw new Refused("Another deploy of this clone is running.");
  const { values } = parseArgs({
    options: {
      answers: { type: "string" },
      built: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) console.log(help);
  else {
    const answers = values.answers ? parseEnv(readFileSync(values.answers, "utf8")) : {};
    await deploySite({
      root,
      env: process.env,
      asker: askerOf(answers as Record<string, string>, process.stdin.isTTY ? terminalAsker : null),
      say: (line) => console.log(line),
      fetch,
      wrangler: runWrangler,
      build: async () => {
        if (!values.built) await buildShared(console.log);
        return join(root, "build/server");
      },
      examine: examineUntilThere,
    });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  lock?.release();
}
