import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import type { Browser } from "./browser.ts";
import { until } from "./person.ts";
import { freePort, hasScreen, openScreen } from "./screen.ts";
import { tabOf } from "./webkit-tab.ts";

const found = (paths: string[]) => paths.find((path) => path !== "" && existsSync(path)) ?? null;

/** The driver, the browser it drives, and the screen that they draw on: all three or nothing. */
export function findWebkit(): { driver: string; browser: string } | null {
  const libraries = ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib64"];
  const browsers = libraries.flatMap((folder) =>
    ["webkitgtk-6.0", "webkit2gtk-4.1", "webkit2gtk-4.0"].map((name) => `${folder}/${name}/MiniBrowser`),
  );
  const driver = found([process.env.WEBKIT_DRIVER_PATH ?? "", "/usr/bin/WebKitWebDriver"]);
  const browser = found([process.env.WEBKIT_BROWSER_PATH ?? "", ...browsers]);
  return driver && browser && hasScreen() ? { driver, browser } : null;
}

/** WebKitGTK in a virtual screen, driven over WebDriver: a session has one window, and begins without cookies. */
export async function startWebkit(paths: NonNullable<ReturnType<typeof findWebkit>>): Promise<Browser> {
  // Its log would stand between the results, and takes its level when it is imported.
  process.env.WDIO_LOG_LEVEL = "silent";
  const { WebDriver } = await import("webdriver");
  const screen = await openScreen();
  const address = { hostname: "127.0.0.1", port: await freePort() };
  const child = spawn(paths.driver, [`--port=${address.port}`], { env: screen.env, stdio: "ignore" });
  process.once("exit", () => child.kill("SIGKILL"));
  await until("the driver answers", async () => {
    const { ok } = await fetch(`http://${address.hostname}:${address.port}/status`);
    return ok;
  });
  const begin = (scripts: boolean) =>
    WebDriver.newSession({
      ...address,
      connectionRetryTimeout: 60_000,
      // A command that fails would be sent again, and again.
      connectionRetryCount: 0,
      capabilities: {
        alwaysMatch: {
          "wdio:enforceWebDriverClassic": true,
          "webkitgtk:browserOptions": {
            binary: paths.browser,
            args: ["--automation", ...(scripts ? [] : ["--enable-javascript=FALSE"])],
          },
        },
        firstMatch: [{}],
      } as never,
    });
  // The driver has one session at a time.
  let session = await begin(true);
  const leave = () => session.deleteSession().catch(() => undefined);
  return {
    name: "WebKitGTK",
    version: session.capabilities.browserVersion ?? "",
    async open({ scripts = true } = {}) {
      await leave();
      session = await begin(scripts);
      await session.setWindowRect(null, null, 1280, 900);
      return tabOf(session, await session.getWindowHandle(), leave);
    },
    async close() {
      await leave();
      child.kill();
      screen.close();
    },
  };
}
