import {
  checkPage,
  enter,
  expect,
  letterPatience,
  linkIn,
  mailTo,
  mailsTo,
  subscribeAs,
  test,
  writeMarkdown,
} from "./walk.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("readers choose topics, and a letter goes to those who want it", async ({ page, walk, browser }) => {
  test.setTimeout(300_000);
  const reader = `Chooser.${Date.now()}@example.com`;
  const ownerContext = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await writeMarkdown(ownerContext);
  const owner = await ownerContext.newPage();

  await test.step("the owner names topics; a name that is taken is refused and not lost", async () => {
    await enter(owner);
    await owner.goto("/admin/email/topics");
    await checkPage(owner, "no topics");
    const name = owner.getByLabel("Name of the new topic");
    for (const topic of ["Essays", "Prints 🐸"]) {
      await name.fill(topic);
      await owner.getByRole("button", { name: "Add", exact: true }).click();
      await expect(owner.getByLabel(`Delete this topic: ${topic}`).first()).toBeVisible();
    }
    await name.fill("ESSAYS");
    await owner.getByRole("button", { name: "Add", exact: true }).click();
    await expect(owner.getByText("There is a topic with this name already.")).toBeVisible();
    await expect(name).toHaveValue("ESSAYS");
    await checkPage(owner, "topics, one refused");
  });

  await test.step("a reader subscribes without one of them", async () => {
    await page.goto("/subscribe");
    await page.getByLabel("Essays").uncheck();
    await walk.check("subscribe, with topics");
    await subscribeAs(page, reader);
    await page.goto(linkIn(await mailTo(reader, () => true), "/confirmation/"));
    await page.getByRole("button", { name: "Yes, subscribe me" }).click();
    await expect(page.getByRole("heading", { name: "You are subscribed" })).toBeVisible();
  });

  await test.step("the owner tags the reader, and chooses the recipients of a letter", async () => {
    await owner.goto(`/admin/email/subscribers?q=${reader.toLowerCase()}`);
    await owner.getByRole("link", { name: reader }).click();
    await expect(owner.getByText("Wants no letters about")).toBeVisible();
    await owner.getByLabel("Tags of this subscriber").fill(`Fair ${reader.slice(8, 21)}`);
    await owner.getByRole("button", { name: "Save tags" }).click();
    await expect(owner.locator('input[name="before"]')).toHaveValue(/^Fair /);
    await checkPage(owner, "a subscriber with a tag");
    await owner.goto("/admin/email");
    await owner.getByLabel("Subject", { exact: true }).fill("For the print club");
    await owner.locator('textarea[name="content"]').fill("New prints: [see them](/art).");
    await owner.getByRole("button", { name: "Check and send…" }).click();
    await owner.getByText(/^Every confirmed subscriber: /).click({ timeout: 30_000 });
    await owner.getByLabel(/^Fair /).check();
    await owner.getByLabel(/^Essays/).check();
    await owner.getByRole("button", { name: "Choose and count" }).click();
    await expect(owner.getByText("A choice of them: 0")).toBeVisible({ timeout: 30_000 });
    await expect(owner.getByRole("button", { name: /^Send to/ })).toBeDisabled();
    await owner.getByLabel(/^Essays/).uncheck();
    await owner.getByLabel(/^Prints 🐸/).check();
    await owner.getByRole("button", { name: "Choose and count" }).click();
    await expect(owner.getByText("A choice of them: 1")).toBeVisible({ timeout: 30_000 });
    await checkPage(owner, "recipients");
    await owner.getByLabel("Count clicks on its links").check();
    await owner.getByRole("button", { name: "Send to 1 subscriber" }).click();
    await expect(owner.getByText(/^To a choice of your subscribers\. Topic: Prints/)).toBeVisible();
    await checkPage(owner, "a send to a segment");
  });

  await test.step("the link in its foot opens the reader's own page, also without scripts", async () => {
    const letter = await mailTo(reader, ({ subject }) => subject === "For the print club", letterPatience);
    const [, counted = ""] = /href="([^"]*\/l\/[^"]*)"/.exec(letter.html) ?? [];
    const clicked = await page.request.get(counted, { maxRedirects: 0 });
    expect([clicked.status(), clicked.headers().location]).toEqual([302, `${process.env.SITE}/art`]);
    expect((await page.request.get(counted.slice(0, -1))).status()).toBe(404);
    await owner.reload();
    await expect(owner.getByRole("row", { name: /\/art\s.*1$/ })).toBeVisible();
    await checkPage(owner, "the clicks of a letter");
    const link = linkIn(letter, "/subscription/");
    const plain = await (
      await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
    ).newPage();
    await plain.goto(link);
    await plain.getByLabel("Prints 🐸").uncheck();
    await plain.getByRole("button", { name: "Save" }).click();
    await expect(plain.getByText("Saved.")).toBeVisible();
    const kept = await page.goto(link);
    expect(kept?.headers()["cache-control"]).toBe("private, no-store");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await expect(page.getByLabel("Prints 🐸")).not.toBeChecked();
    await walk.check("a reader's own page");
    await page.goto(`${link.slice(0, -1)}`);
    await expect(page.getByRole("heading", { name: "This link is incomplete" })).toBeVisible();
    await page.goto(link);
    await page.getByRole("link", { name: "Unsubscribe" }).click();
    await expect(page.getByRole("heading", { name: "Unsubscribe?" })).toBeVisible();
    expect((await mailsTo(reader)).filter(({ subject }) => subject === "For the print club")).toHaveLength(1);
  });

  await test.step("the owner deletes the topics", async () => {
    await owner.goto("/admin/email/topics");
    for (const topic of ["Essays", "Prints 🐸"]) {
      await owner.getByLabel(`Delete this topic: ${topic}`).first().click();
      await owner.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
      await expect(owner.getByLabel(`Delete this topic: ${topic}`)).toHaveCount(0);
    }
    await expect(owner.getByText("No topics yet")).toBeVisible();
  });
});
