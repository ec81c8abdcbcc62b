import { chromium, request } from "@playwright/test";
import { readFileSync } from "node:fs";
const base = "http://localhost:4210";
const address = readFileSync("/tmp/team/move-address", "utf8");
const hand = await request.newContext({ baseURL: base });
const login = await hand.get("/auth/login?returnTo=/admin");
await hand.post(login.url(), { form: { name: "owner" } });
const { cookies } = await hand.storageState();
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell" });
const c = await browser.newContext({ viewport: { width: 390, height: 844 } });
await c.addCookies(cookies);
const page = await c.newPage();
await page.goto(base + address);
console.log((await page.locator("main").innerText()).slice(0, 300));
const b = page.getByRole("button", { name: "Undo the whole move" });
if (await b.count()) await b.click();
for (let i = 0; i < 8; i++) {
  await page.waitForTimeout(2000);
  console.log((await page.locator("main").innerText()).slice(0, 120).replaceAll("\n", "|"));
}
await page.screenshot({ path: "/tmp/team/move-shots/undone-390.png", fullPage: true });
await browser.close();
