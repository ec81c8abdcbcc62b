import { expect, mailTo, subscribeAs, test } from "./walk.ts";
import { linkIn } from "#testing/link-in-mail.ts";

test("a reader subscribes and confirms, and nothing on the way is a barrier @smoke", async ({
  page,
  walk,
}) => {
  const reader = `joiner.${Date.now()}@example.com`;
  const subscribe = page.getByRole("main").getByRole("button", { name: "Subscribe" });
  const address = page.getByLabel("Your email address");

  await test.step("what is laid out for machines is out of a person's way", async () => {
    await page.goto("/subscribe");
    await address.focus();
    await page.keyboard.press("Tab");
    await expect(subscribe).toBeFocused();
    await expect(page.getByRole("textbox", { name: "Leave this empty" })).toHaveCount(0);
    await address.fill("not an address");
    await subscribe.click();
    await expect(address).toHaveAttribute("aria-invalid", "true");
    await walk.check("subscribe, refused");
    await subscribeAs(page, reader);
    await walk.check("asked");
  });

  await test.step("they confirm", async () => {
    await page.goto(linkIn(await mailTo(reader, () => true), "/confirmation/"));
    await walk.check("confirmation");
    await page.getByRole("button", { name: "Yes, subscribe me" }).click();
    await expect(page.getByRole("heading", { name: "You are subscribed", exact: true })).toBeVisible();
    await walk.check("confirmed");
  });
});
