import {
  expect,
  letterPatience,
  linkIn,
  logIn,
  mailsTo,
  mailTo,
  subscribeAs,
  test,
  writeMarkdown,
} from "./walk.ts";

const reader = `Reader.${Date.now()}@example.com`;
const title = "Ink that forgets";
const slug = "ink-that-forgets";

test("a visitor reads and subscribes; the owner writes, publishes and sends; the visitor leaves", async ({
  page,
  walk,
  browser,
}) => {
  test.setTimeout(360_000);
  await test.step("the visitor searches, reads and likes", async () => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Ada\s*Example/);
    await walk.check("home");
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Blog" }).click();
    await expect(page.getByText("Latest", { exact: true })).toBeVisible();
    await walk.check("the blog");
    const search = page.getByPlaceholder("Ex: React, 3D");
    await search.fill("the press said, PAPER, april 2024");
    await expect(page).toHaveURL(/\?q=the(\+|%20)press(\+|%20)said%2C/);
    await expect(page.getByRole("article")).toHaveCount(1);
    await expect(search).toBeFocused();
    await search.fill("zzz nothing has this");
    await expect(page.getByText("No posts found")).toBeVisible();
    await walk.check("a search that finds nothing");
    await search.fill("");
    await expect(page.getByText("Latest", { exact: true })).toBeVisible();
    await search.fill("press, paper");
    await page.getByRole("link", { name: "What the press said" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("What the press said");
    await expect(page.locator("pre code.hljs").first()).toBeVisible();
    await walk.check("a post");
    const like = page.getByRole("button", { name: /^Like/ });
    const before = Number(/\d+/.exec((await like.textContent()) ?? "")?.[0]);
    await like.click();
    await expect(like).toHaveText(new RegExp(`${before + 1}`));
    await expect(like).toHaveAttribute("aria-pressed", "true");
  });

  await test.step("the visitor subscribes, and confirms from the inbox", async () => {
    await page.getByRole("main").getByRole("link", { name: "Subscribe", exact: true }).last().click();
    await page.getByLabel("Your email address").fill("not an address");
    await page.getByRole("button", { name: "Subscribe" }).click();
    await expect(page.getByLabel("Your email address")).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByLabel("Your email address")).toHaveValue("not an address");
    await walk.check("subscribe, refused");
    await subscribeAs(page, reader);
    const mail = await mailTo(reader, () => true);
    expect(mail.html).toContain("/confirmation/");
    await page.goto(linkIn(mail, "/confirmation/"));
    await page.getByRole("main").getByRole("button").click();
    await expect(page.getByRole("heading", { name: "You are subscribed" })).toBeVisible();
    await walk.check("confirmed");
  });

  const ownerContext = await browser.newContext();
  await writeMarkdown(ownerContext);
  const owner = await ownerContext.newPage();
  const { checkPage } = await import("./walk.ts");

  await test.step("a stranger who logs in is refused and told the subject to add", async () => {
    const strange = await (await browser.newContext()).newPage();
    await strange.goto("/admin");
    await logIn(strange, "stranger");
    await expect(strange.getByText("stranger", { exact: true })).toBeVisible();
    await checkPage(strange, "a refused stranger");
    await strange.goto("/blog");
    await expect(strange.getByRole("button", { name: "Log Out" })).toHaveCount(0);
    await strange.context().close();
  });

  await test.step("the owner logs in", async () => {
    await owner.goto("/admin");
    await logIn(owner);
    await expect(owner.getByRole("heading", { level: 1, name: "Admin" })).toBeVisible();
    await expect(
      owner.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Admin" }),
    ).toBeVisible();
    await checkPage(owner, "admin");
  });

  await test.step("the owner writes a post with code and publishes it", async () => {
    await owner.goto("/admin/blog");
    const publish = owner.getByRole("button", { name: "Publish Post" });
    await expect(publish).toBeDisabled();
    await owner.getByRole("textbox", { name: "Title" }).fill(title);
    await expect(owner.getByLabel("Slug")).toHaveValue(slug);
    await owner.getByLabel("Summary").fill("On fugitive colours.");
    await owner.getByLabel("Slug").fill("twelve-sheets");
    await owner
      .locator('textarea[name="content"]')
      .fill("Some inks **fade**.\n\n```ts\nconst half = (ink: number) => ink / 2;\n```\n");
    await publish.click();
    await expect(owner.getByRole("alert")).toContainText("already uses the slug");
    await expect(owner.locator('textarea[name="content"]')).toHaveValue(/Some inks/);
    await checkPage(owner, "a refused post");
    await owner.getByLabel("Slug").fill(slug);
    await publish.click();
    await expect(owner).toHaveURL(/\/blog$/);
    await expect(owner.getByRole("article").first()).toContainText(title);
  });

  await test.step("the owner edits it on its page", async () => {
    await owner.getByRole("link", { name: title }).first().click();
    await owner.getByRole("link", { name: /^Edit/ }).click();
    const dialog = owner.getByRole("dialog");
    await checkPage(owner, "the editor over a post");
    await dialog.getByRole("textbox", { name: "Title" }).fill(`${title}, slowly`);
    await dialog.getByRole("button", { name: "Update post" }).click();
    await expect(owner).toHaveURL(new RegExp(`/blog/${slug}/$`));
    await expect(owner.getByRole("heading", { level: 1 })).toHaveText(`${title}, slowly`);
    await expect(owner.locator("[data-article] .hljs-keyword")).toHaveText("const");
  });

  await test.step("a draft is made, closed, opened again and deleted", async () => {
    await owner.goto("/admin/blog");
    await owner.getByRole("textbox", { name: "Title" }).fill("Half a thought");
    await owner.getByLabel("Summary").fill("The first half.");
    await owner.getByRole("button", { name: "Create Draft" }).click();
    await expect(owner).toHaveURL(/\?draft=/);
    await expect(owner.getByRole("button", { name: "Close Draft" })).toBeVisible();
    await owner.locator('textarea[name="content"]').fill("More of it.");
    await owner.getByRole("button", { name: "Close Draft" }).click();
    await expect(owner).toHaveURL(/\/admin\/blog$/);
    await expect(owner.getByText("The draft is saved.")).toBeVisible();
    await owner.getByRole("link", { name: "Open the draft" }).click();
    await expect(owner.locator('textarea[name="content"]')).toHaveValue("More of it.");
    await owner.getByRole("group").getByLabel("Delete this draft").first().click();
    await expect(owner.getByRole("dialog")).toContainText("Are you sure you want to delete this draft?");
    await checkPage(owner, "the question before deleting");
    await owner.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expect(owner).toHaveURL(/\/admin\/blog$/);
    await owner.getByRole("link", { name: "the trash" }).click();
    await expect(owner.getByRole("button", { name: "Restore: Half a thought" })).toBeVisible();
  });

  await test.step("the owner sends it as a letter: it arrives once, with one-click unsubscribe", async () => {
    await owner.goto("/admin/email");
    await owner.getByLabel("Subject", { exact: true }).fill(`${title} 🖨️ – a letter`);
    await owner
      .locator('textarea[name="content"]')
      .fill(`Some inks **fade**. [Read on](/blog/${slug}).\n\n\`\`\`ts\nconst half = 2;\n\`\`\``);
    await owner.getByRole("button", { name: "Check and send…" }).click();
    await expect(owner.getByRole("heading", { level: 1, name: "Check and send" })).toBeVisible({
      timeout: 30_000,
    });
    await owner.getByLabel("Send test to").fill("proof@example.com");
    await owner.getByRole("button", { name: "Send test" }).click();
    await mailTo("proof@example.com", ({ subject }) => subject === `[Test] ${title} 🖨️ – a letter`);
    await owner.getByRole("button", { name: /^Send to \d+ subscriber/ }).click();
    await expect(owner).toHaveURL(/\/admin\/email\/letters\/[\w-]+$/, { timeout: 30_000 });
    const letter = await mailTo(reader, (mail) => mail.subject.includes("a letter"), letterPatience);
    expect(letter.subject).toBe(`${title} 🖨️ – a letter`);
    expect(letter.html).toContain("<strong");
    expect(letter.text).toContain(`/blog/${slug}`);
    expect(letter.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");

    await page.goto(linkIn(letter, "/letters/"));
    await expect(page.getByText("Some inks")).toBeVisible();
    // The queue has had time for a second one.
    expect((await mailsTo(reader)).filter((mail) => mail.subject.includes("a letter"))).toHaveLength(1);

    const oneClick = letter.headers["list-unsubscribe"]?.match(/<(https?:[^>]+)>/)?.[1] ?? "";
    expect((await fetch(oneClick)).status).toBe(200);
    await owner.goto("/admin/email/subscribers");
    await expect(owner.getByRole("row", { name: reader })).toContainText("Confirmed");
    const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
    const gone = await fetch(oneClick, { method: "POST", body, redirect: "manual" });
    expect(gone.status).toBe(200);
    await owner.reload();
    await expect(owner.getByRole("row", { name: reader })).toContainText("Unsubscribed");
    await page.goto(oneClick);
    await expect(page.getByRole("heading", { name: "You are unsubscribed" })).toBeVisible();
  });

  await test.step("the owner resets likes, deletes the post, logs out, and is refused", async () => {
    await owner.goto("/blog/what-the-press-said?edit");
    await owner.getByRole("dialog").getByText("Reset Likes…").click();
    await owner.getByRole("dialog").getByRole("button", { name: "Reset Likes" }).click();
    await expect(owner).toHaveURL(/said\/$/);
    await expect(owner.getByRole("button", { name: /^Like/ })).toHaveText(/0/);
    await owner.goto(`/blog/${slug}`);
    await owner
      .getByLabel(new RegExp(`^Delete.*${title}`))
      .first()
      .click();
    await expect(owner.getByRole("dialog")).toContainText("Are you sure you want to delete this post?");
    await owner.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expect(owner).toHaveURL(/\/blog$/);
    await expect(owner.getByText(title)).toHaveCount(0);
    await page.goto(`/blog/${slug}`);
    await expect(page).toHaveURL(/\/404$/);
    await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
    await owner.getByRole("button", { name: "Log Out" }).click();
    await expect(owner.getByRole("link", { name: "Admin" })).toHaveCount(0);
    const refused = await owner.goto("/admin");
    expect([401, 200]).toContain(refused?.status());
    await owner.waitForURL(`${process.env.IDENTITY}/**`);
    await ownerContext.close();
  });
});
