import type { Browser } from "@playwright/test";
import { logIn } from "./editor-page.ts";
import { Gate } from "./gate.ts";
import type { Stage } from "./story.ts";
import { Tally } from "./tally.ts";

/** Logs in once for all runs. */
export async function setStage(
  browser: Browser,
  addresses: Stage["addresses"],
  restart: Stage["restart"],
): Promise<Stage> {
  const context = await browser.newContext({ baseURL: addresses.site });
  const page = await context.newPage();
  await page.goto("/auth/login");
  await logIn(page);
  await page.waitForURL(`${addresses.site}/admin`);
  // The provider forgets her: each login asks for the name again.
  const { cookies } = await context.storageState();
  await context.close();
  const own = cookies.filter(({ name }) => /^loopback-|^XSRF-TOKEN$/.test(name));
  return {
    browser,
    addresses,
    storage: { cookies: own, origins: [] },
    tally: new Tally(),
    gate: new Gate(),
    restart,
  };
}
