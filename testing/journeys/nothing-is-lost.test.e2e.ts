import type { Page } from "@playwright/test";
import { api, copiesOf, draftOf } from "./editor.ts";
import { enter, expect, openKnown, test, writeMarkdown } from "./walk.ts";

test.beforeEach(({ context }) => writeMarkdown(context));

const text = (page: Page) => page.locator('textarea[name="content"]');

async function openForm(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByText("Show Form").click();
}

// Two windows on one text: editor-two-hands.test.e2e.ts.
test("a lost connection, a lost session and a closed page each give the text back", async ({
  page,
  context,
}) => {
  await enter(page);
  const begun = { title: "Held on to", slug: "held-on-to", summary: "A summary.", content: "Begun." };
  const { id } = (await api(page, "POST", "/drafts", begun)).data as { id: string };
  const address = `/admin/blog?draft=${id}`;
  const isOffered = async (kept: string) => {
    await openForm(page, address);
    await page.getByRole("button", { name: "Restore it" }).first().click();
    await expect(text(page)).toHaveValue(kept);
  };
  await openKnown(page, address);
  await page.getByText("Show Form").click();
  await text(page).fill("Sent into the void.");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Close Draft" }).click();
  await expect(page.getByText("Offline: kept on this device")).toBeVisible();
  await expect(text(page)).toHaveValue("Sent into the void.");
  await context.setOffline(false);
  await expect.poll(async () => (await draftOf(page, id)).content).toBe("Sent into the void.");

  await text(page).fill("Sent without a key.");
  await context.clearCookies();
  await page.getByRole("button", { name: "Close Draft" }).click();
  await expect(page.getByText("You have been logged out").filter({ visible: true }).first()).toBeVisible();
  await enter(page);
  await isOffered("Sent without a key.");

  await text(page).fill("Typed and gone at once.");
  await page.goto("/blog");
  await isOffered("Typed and gone at once.");

  await page.getByRole("button", { name: "Close Draft" }).click();
  await expect(page).toHaveURL(/\/admin\/blog$/);
  expect((await draftOf(page, id)).content).toBe("Typed and gone at once.");
  await expect.poll(() => copiesOf(page, `draft:${id}`)).toEqual([]);
});
