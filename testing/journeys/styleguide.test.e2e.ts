import { checkInAllThemes, expect, logIn, test } from "./walk.ts";

test("the styleguide is the owner's, and clean in every theme", async ({ page, walk }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/styleguide");
  await expect(
    page.getByText("Redirecting to admin login...").or(page.getByLabel("Name to log in as")).first(),
  ).toBeVisible();
  await logIn(page);
  await expect(page).toHaveURL(/\/styleguide$/);
  await checkInAllThemes(page, "the styleguide");
  await page.setViewportSize({ width: 320, height: 700 });
  await walk.check("the styleguide at 320 px");
  await page.getByRole("button", { name: "Open a dialog" }).click();
  const dialog = page.getByRole("dialog", { name: "A dialog" });
  await expect(dialog).toBeVisible();
  const lasts = (pseudo?: string) =>
    dialog.evaluate((element, of) => getComputedStyle(element, of).transitionDuration, pseudo);
  expect(await lasts()).toContain("0.3s");
  expect(await lasts("::backdrop")).toContain("0.15s");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("main").getByText("Loading...").first()).toHaveClass("visually-hidden");
  for (const screen of ["not-found", "popular", "broken", "offline", "unsent", "chunk", "loading"]) {
    await page.goto(`/styleguide?screen=${screen}`);
    await walk.check(`the screen ${screen}`);
  }
});
