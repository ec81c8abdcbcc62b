import { Webhook } from "standardwebhooks";
import { expect, it } from "vitest";
import { openSite } from "#testing/document/site.ts";
import { newPost } from "#testing/posts.ts";

it("notifies another program of a post, signed, and once more when the owner asks", async () => {
  const site = await openSite();
  const owner = await site.owner();
  const received: { headers: Record<string, string>; body: string }[] = [];
  site.network["https://hooks.example"] = async (request) => {
    received.push({ headers: Object.fromEntries(request.headers), body: await request.text() });
    return new Response();
  };

  await owner.open("/admin/webhooks");
  expect(owner.read()).toContain("No webhooks yet");
  await owner.press("Add a webhook");
  owner.fill("Address to notify", "https://10.0.0.1/hook");
  await owner.press("Add webhook");
  expect(owner.read()).toContain("Use an https address on the public web");
  expect(owner.value("Address to notify")).toBe("https://10.0.0.1/hook");
  owner.fill("Address to notify", "https://hooks.example/hook");
  await owner.press("Add webhook");
  const [secret = ""] = /whsec_\S+/.exec(owner.read()) ?? [];
  await owner.open("/admin/webhooks");
  expect(owner.page().html).not.toContain(secret);
  expect(owner.read()).toContain("https://hooks.example/hook");

  await owner.open("/admin/blog");
  const { title, summary, slug, content } = newPost({ title: "Notified" });
  for (const [field, typed] of [
    ["Title", title],
    ["Summary", summary],
    ["Slug", slug],
    ["Text (markdown)", content],
  ] as const)
    owner.fill(field, typed);
  await owner.press("Publish Post");
  const [first] = received;
  const verified = new Webhook(secret).verify(first?.body ?? "", first?.headers ?? {});
  expect(verified).toMatchObject({ type: "post.published", data: { title: "Notified" } });

  await owner.open("/admin/webhooks");
  expect(owner.read()).toContain("Delivered at try 1");
  await owner.press("Send again: A post is published");
  expect(owner.read("region", "Notice")).toContain("The message is on its way again.");
  expect(received).toHaveLength(2);
  expect(received[1]?.headers["webhook-id"]).toBe(first?.headers["webhook-id"]);

  await owner.open("/admin/webhooks");
  await owner.press("More for https://hooks.example/hook");
  await owner.press("Remove: https://hooks.example/hook");
  await owner.press("Remove");
  expect(owner.read("region", "Notice")).toContain("https://hooks.example/hook is notified no more.");
  expect(owner.read()).toContain("No messages yet");
});
