import { coveredOn, isShown, mailButton } from "./mail-button.ts";
import { expect, hydrate, hydrated, test } from "./walk.ts";

test("the mail button covers no control and no caption, gives way and comes back, and is there at each page’s end", async ({
  page,
}) => {
  for (const [path, width] of [
    ["/about-me", 390],
    ["/art", 820],
    ["/art/series/small-grids", 390],
    ["/art/series/small-grids/3", 390],
    ["/art/blue-square", 390],
    ["/art/3d/turning-square", 820],
    ["/blog", 390],
    ["/letters", 1440],
  ] as const)
    await test.step(`${path}, ${width} px wide`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      // A work lies over the wall: that its controls are covered only React makes known to browsers.
      await (path.startsWith("/art/") ? hydrate : hydrated)(page);
      await expect(mailButton(page)).toHaveCount(1);
      await page
        .locator("main details")
        .evaluateAll((all) => all.forEach((details) => details.setAttribute("open", "")));
      await expect.poll(() => coveredOn(page)).toEqual([]);
      const isShownAtTheEnd = async () => {
        await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
        return isShown(page);
      };
      await expect.poll(isShownAtTheEnd).toBe(true);
    });

  await test.step("reached by key, it comes up where it had given way", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/art");
    await hydrated(page);
    await expect.poll(() => isShown(page)).toBe(false);
    expect(await mailButton(page).boundingBox()).toMatchObject({ width: 75, height: 75 });
    await page.locator("footer a").first().focus();
    await page.keyboard.press("Shift+Tab");
    await expect(mailButton(page)).toBeFocused();
    await expect.poll(() => isShown(page)).toBe(true);
  });

  const place = page.locator("[data-floating]");
  await test.step("it comes back once what was beneath it has left the page", async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto("/blog?q=nothing+of+the+kind");
    await hydrated(page);
    // A first sign of a reader.
    await page.mouse.move(5, 5);
    await page.mouse.move(15, 15);
    await expect(place).toHaveAttribute("data-beneath", "nothing");
    await place.evaluate((element) => {
      const { left, top } = element.getBoundingClientRect();
      const link = Object.assign(document.createElement("a"), { href: "/", id: "beneath" });
      link.textContent = "Home";
      Object.assign(link.style, { position: "fixed", left: `${left}px`, top: `${top}px` });
      document.body.appendChild(link);
    });
    await expect(place).toHaveAttribute("data-beneath", "something");
    await page.locator("#beneath").evaluate((link) => link.remove());
    await expect(place).toHaveAttribute("data-beneath", "nothing");
  });

  await test.step("for less motion its place is measured where it is, before a frame is drawn", async () => {
    const moved = await place.evaluate((element) => {
      const before = element.getBoundingClientRect().bottom;
      document.documentElement.style.setProperty("--header-bottom", "60px");
      return before - element.getBoundingClientRect().bottom;
    });
    expect(moved).toBe(60);
  });
});
