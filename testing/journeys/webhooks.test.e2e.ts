import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Webhook } from "standardwebhooks";
import { api } from "./editor.ts";
import { enter, expect, test } from "./walk.ts";

test("another program is notified of a post, and once more when the owner asks", async ({ page, walk }) => {
  const received: { headers: Record<string, string>; body: string }[] = [];
  const receiver = createServer(async (request, response) => {
    let body = "";
    for await (const part of request) body += String(part);
    received.push({ headers: request.headers as Record<string, string>, body });
    response.end();
  }).listen(0, "127.0.0.1");
  await new Promise((listening) => receiver.once("listening", listening));
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;

  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page);
  await page.goto("/admin/webhooks");
  await walk.checkInThemes("webhooks without any");
  await page.getByLabel("Address to notify").fill("https://10.0.0.1/hook");
  await page.getByRole("button", { name: "Add webhook" }).click();
  await expect(page.getByText("Use an https address on the public web")).toBeVisible();
  await expect(page.getByLabel("Address to notify")).toHaveValue("https://10.0.0.1/hook");
  await page.getByLabel("Address to notify").fill(url);
  await page.getByRole("button", { name: "Add webhook" }).click();
  const secret = (await page.getByText(/^whsec_/).textContent()) ?? "";
  await walk.check("a webhook just added");

  const slug = `notified-${Date.now()}`;
  const post = { title: "Notified", summary: "S", slug, content: "Words.", timeZone: "UTC" };
  await api(page, "POST", "/posts", post);
  await expect.poll(() => received.length).toBe(1);
  const verified = new Webhook(secret).verify(received[0]?.body ?? "", received[0]?.headers ?? {});
  expect(verified).toMatchObject({ type: "post.published", data: { title: "Notified" } });

  await page.reload();
  await expect(page.getByText("Delivered at try 1")).toBeVisible();
  await page.getByRole("button", { name: "Send again" }).click();
  await expect.poll(() => received.length).toBe(2);
  expect(received[1]?.headers["webhook-id"]).toBe(received[0]?.headers["webhook-id"]);
  await walk.check("a webhook with messages");
  receiver.close();
});
