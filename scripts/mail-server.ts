/** A local SMTP server with a web inbox and a REST API at /email: nothing that is sent to it leaves this machine. */
import type { Server } from "node:http";
import { createRequire } from "node:module";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { makeLocalOnly } from "./local/local-only.ts";
import { isFree } from "./local/ports.ts";

/** The part of maildev that is used here; it brings no types. */
type MailDev = new (config: Record<string, unknown>) => { listen(done: (error?: Error) => void): void };

const require = createRequire(import.meta.url);
const MailDev = require("maildev") as MailDev;
/** Its web server, which it opens to the pages of all sites. */
const inboxServer = require("maildev/lib/web.js") as { server: Server | null };
const host = "127.0.0.1";
const { values } = parseArgs({
  options: {
    "smtp-port": { type: "string", default: "1025" },
    "web-port": { type: "string", default: "1080" },
  },
});
const smtp = await portFrom("smtp-port");
const web = await portFrom("web-port");
const inbox = `http://localhost:${web}`;

new MailDev({ smtp, web, ip: host, webIp: host, silent: true }).listen((error) => {
  if (error) stop(`The mail server could not start: ${error.message}`);
});
if (inboxServer.server) makeLocalOnly(inboxServer.server);
else stop("The mail server has no inbox.");
while (!(await answers(`http://${host}:${web}/email`))) await wait(50);
console.log(`mail server ready ${inbox}`);

async function portFrom(name: "smtp-port" | "web-port"): Promise<number> {
  const port = Number(values[name]);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    stop(`--${name} must be a port from 1 to 65535; it is "${values[name]}".`);
  }
  if (!(await isFree(port))) stop(`Port ${port} is taken. Choose another one: --${name} N`);
  return port;
}

async function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    (response) => response.ok,
    () => false,
  );
}

function stop(words: string): never {
  console.error(words);
  process.exit(1);
}
