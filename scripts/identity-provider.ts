/**
 * An identity provider for this machine alone: anyone who opens it may log in as anyone.
 * `node scripts/installed.mjs scripts/identity-provider.ts --port 4001 --site http://localhost:4000`
 */
import { createServer } from "node:http";
import { parseArgs } from "node:util";
import { localProvider } from "#testing/stand-ins/identity-provider/provider.ts";
import { answerInteraction } from "#testing/stand-ins/identity-provider/screens.ts";
import { localOnly } from "./local/local-only.ts";

const { port, site } = readArguments();
const issuer = `http://localhost:${port}`;
const provider = localProvider(issuer, site);
const answerProtocol = provider.callback();

const answer = localOnly((request, response) => {
  // Every browser requests it, and would report it missing.
  if (request.url === "/favicon.ico") return void response.writeHead(204).end();
  if (request.url?.startsWith("/interaction/")) return void answerInteraction(provider, request, response);
  return void answerProtocol(request, response);
});

// Browsers take "localhost" for either address, so both are served.
await listen("127.0.0.1");
await listen("::1");
process.stdout.write(`identity provider ready ${issuer}\n`);

async function listen(host: string): Promise<void> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") fail(`Port ${port} is taken. Choose another with --port.`);
      // A machine without IPv6 has no ::1, and needs none.
      if (host !== "::1") fail(`The identity provider cannot listen on ${host}: ${error.message}`);
      resolve();
    });
    server.listen(Number(port), host, resolve);
  });
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(0));
}

function readArguments(): { port: string; site: string } {
  const { values } = parseArgs({ options: { port: { type: "string" }, site: { type: "string" } } });
  const { port = "", site = "" } = values;
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535 || !URL.canParse(site)) {
    fail(
      "Usage: node scripts/installed.mjs scripts/identity-provider.ts --port 4001 --site http://localhost:4000",
    );
  }
  return { port, site: new URL(site).origin };
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
