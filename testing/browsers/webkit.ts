import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import type { Browser } from "./browser.ts";
import { type Classic, classicAt } from "./classic.ts";
import { freePort, hasScreen, openScreen } from "./screen.ts";
import { openWebkitTab } from "./webkit-tab.ts";

const found = (paths: string[]) => paths.find((path) => path !== "" && existsSync(path)) ?? null;

/** The driver, the browser it drives, and the screen that they draw on: all three or nothing. */
export function findWebkit(): { driver: string; browser: string } | null {
  const libraries = ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib64"];
  const browsers = libraries.flatMap((folder) =>
    ["6.0", "4.1", "4.0"].map((version) =>
      version === "6.0"
        ? `${folder}/webkitgtk-6.0/MiniBrowser`
        : `${folder}/webkit2gtk-${version}/MiniBrowser`,
    ),
  );
  const driver = found([process.env.WEBKIT_DRIVER_PATH ?? "", "/usr/bin/WebKitWebDriver"]);
  const browser = found([process.env.WEBKIT_BROWSER_PATH ?? "", ...browsers]);
  return driver && browser && hasScreen() ? { driver, browser } : null;
}

/** WebKitGTK in a virtual screen, driven over WebDriver. */
export async function startWebkit(paths: NonNullable<ReturnType<typeof findWebkit>>): Promise<Browser> {
  const screen = await openScreen();
  const port = await freePort();
  const child = spawn(paths.driver, [`--port=${port}`], { env: screen.env, stdio: "ignore" });
  process.once("exit", () => child.kill("SIGKILL"));
  const driver = classicAt(`http://127.0.0.1:${port}`);
  await driver.ready();
  let session: string | null = null;
  const leave = async () => {
    if (session) await driver.send("DELETE", session).catch(() => undefined);
    session = null;
  };
  const begin = async (scripts: boolean) => {
    await leave();
    const begun = await beginSession(driver, paths.browser, scripts);
    session = begun.path;
    return begun;
  };
  const { version } = await begin(true);
  return {
    name: "WebKitGTK",
    version,
    open: async ({ scripts = true } = {}) => openWebkitTab(driver, (await begin(scripts)).path, leave),
    async close() {
      await leave();
      child.kill();
      screen.close();
    },
  };
}

async function beginSession(driver: Classic, binary: string, scripts: boolean) {
  const args = ["--automation", ...(scripts ? [] : ["--enable-javascript=FALSE"])];
  const options = { "webkitgtk:browserOptions": { binary, args }, pageLoadStrategy: "normal" };
  const { sessionId, capabilities } = await driver.send<{
    sessionId: string;
    capabilities: { browserVersion: string };
  }>("POST", "/session", { capabilities: { alwaysMatch: options } });
  return { path: `/session/${sessionId}`, version: capabilities.browserVersion };
}
