import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Bidi, connectBidi } from "./bidi.ts";
import type { Browser } from "./browser.ts";
import { openFirefoxTab } from "./firefox-tab.ts";
import { hasScreen, openScreen } from "./screen.ts";

const paths = [process.env.FIREFOX_PATH ?? "", "/usr/bin/firefox-esr", "/usr/bin/firefox"];

export const findFirefox = () =>
  (hasScreen() && paths.find((path) => path !== "" && existsSync(path))) || null;

/** Firefox in a virtual screen, driven over WebDriver BiDi. Scripts can be switched off for a whole Firefox only. */
export async function startFirefox(path: string): Promise<Browser> {
  const screen = await openScreen();
  const running = new Map<boolean, Awaited<ReturnType<typeof launch>>>();
  const get = async (scripts: boolean) => {
    const firefox = running.get(scripts) ?? (await launch(path, scripts, screen.env));
    running.set(scripts, firefox);
    return firefox;
  };
  const { version } = await get(true);
  return {
    name: "Firefox",
    version,
    open: async ({ scripts = true } = {}) => openFirefoxTab((await get(scripts)).bidi),
    async close() {
      await Promise.all([...running.values()].map((firefox) => firefox.close()));
      screen.close();
    },
  };
}

/** No page of its own, no updates, nothing that is asked of anyone else. */
const preferences = {
  "app.normandy.enabled": false,
  "app.update.disabledForTesting": true,
  "browser.safebrowsing.downloads.enabled": false,
  "browser.safebrowsing.malware.enabled": false,
  "browser.safebrowsing.phishing.enabled": false,
  "browser.startup.page": 0,
  "browser.tabs.warnOnClose": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "dom.disable_beforeunload": true,
  "intl.accept_languages": "en-GB",
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "network.dns.disablePrefetch": true,
  "services.settings.server": "data:,#remote-settings-dummy/v1",
  "toolkit.telemetry.enabled": false,
  "webgl.force-enabled": true,
};

async function launch(path: string, scripts: boolean, env: NodeJS.ProcessEnv) {
  const profile = mkdtempSync(join(tmpdir(), "toadstool-firefox-"));
  const lines = Object.entries({ ...preferences, "javascript.enabled": scripts });
  writeFileSync(
    join(profile, "user.js"),
    lines.map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`).join(""),
  );
  const args = [
    "--headless",
    "--no-remote",
    "--profile",
    profile,
    "--remote-debugging-port=0",
    "about:blank",
  ];
  const child = spawn(path, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env,
  });
  const ended = new Promise<void>((done) => child.once("exit", () => done()));
  const close = async () => {
    child.kill();
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once("exit", () => child.kill("SIGKILL"));
  let said = "";
  const address = await new Promise<string>((done, fail) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (part: Buffer) => {
        said = (said + part.toString()).slice(-10_000);
        const found = /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1];
        if (found) done(found);
      });
    }
    void ended.then(() => fail(new Error(`Firefox ended while starting:\n${said}`)));
    setTimeout(() => fail(new Error(`Firefox did not start within a minute:\n${said}`)), 60_000).unref();
  });
  const bidi: Bidi = await connectBidi(`${address}/session`);
  const { capabilities } = await bidi.send<{ capabilities: { browserVersion: string } }>("session.new", {
    capabilities: {},
  });
  await bidi.send("session.subscribe", { events: ["log.entryAdded", "browsingContext.contextCreated"] });
  return { bidi, version: capabilities.browserVersion, close };
}
