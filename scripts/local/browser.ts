import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { awaitLock } from "./lock.ts";
import { run } from "./processes.ts";

/** A sandboxed or offline machine needs these; they change nothing a page could see. */
export const browserArguments = [
  "--no-sandbox",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Only this machine's names have an address: a request to any other host fails, as it does offline. */
export const noNames = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1";

/** WebGL drawn in software: slow, and there on every machine. Pages are put together as ever, which is faster by far than through it. */
export const softwareGraphics = ["--enable-unsafe-swiftshader"];

/** The shell draws no window around a page and is the lightest by far; Playwright's own is one. */
const installed = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The path of a Chromium that starts: the one CHROMIUM_PATH names, one found here, or one installed now. */
export async function findBrowser(say: (progress: string) => void): Promise<string> {
  const found = await lookAround();
  if (found) return found;
  // Two runs at once would end each other's installation.
  const lock = await awaitLock(join(homedir(), ".cache/toadstool/browser.lock"));
  try {
    return (await lookAround()) ?? (await install(say));
  } finally {
    lock.release();
  }
}

async function lookAround(): Promise<string | null> {
  const known = [process.env.CHROMIUM_PATH ?? "", chromium.executablePath(), ...installed];
  for (const path of known) if (path && existsSync(path) && (await starts(path))) return path;
  return null;
}

async function install(say: (progress: string) => void): Promise<string> {
  for (const installFrom of [installFromPlaywright, installFromDebian]) {
    say("Installing a browser for the journeys (this is done once)");
    const path = await installFrom().catch(() => null);
    if (path && (await starts(path))) return path;
  }
  throw new Error(
    "No Chromium could be found or installed. Install one (https://www.chromium.org) and name it in CHROMIUM_PATH.",
  );
}

async function starts(executablePath: string): Promise<boolean> {
  try {
    await (await chromium.launch({ executablePath, args: browserArguments })).close();
    return true;
  } catch {
    return false;
  }
}

async function installFromPlaywright(): Promise<string> {
  await run("playwright", ["install", "chromium"]);
  return chromium.executablePath();
}

/** Root on Debian or Ubuntu, where Playwright's own download is out of reach: containers and CI machines. */
async function installFromDebian(): Promise<string | null> {
  if (process.getuid?.() !== 0) return null;
  await run("apt-get", ["update"]);
  await run("apt-get", ["install", "-y", "--no-install-recommends", "chromium-headless-shell"]);
  return "/usr/bin/chromium-headless-shell";
}
