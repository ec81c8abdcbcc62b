import { countShown, coveredOn, isShown, mailButton } from "./mail-button.ts";
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
      // A work has the button in its own bar.
      if (width === 390 && path !== "/art/blue-square")
        await expect.poll(() => countShown(page)).toBeGreaterThanOrEqual(7);
      const isShownAtTheEnd = async () => {
        await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
        return isShown(page);
      };
      await expect.poll(isShownAtTheEnd).toBe(true);
    });

  const place = page.locator("[data-floating]");
  await test.step("it is there before anything is touched, fades while one reads on, and is there again at rest", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/blog");
    await hydrated(page);
    await expect.poll(() => isShown(page)).toBe(true);
    expect(await mailButton(page).boundingBox()).toMatchObject({ width: 75, height: 75 });
    /** How much of it is visible at the moment when it notices the scrolling. */
    const scrollOn = async (by: number) => {
      const hearing = await mailButton(page).evaluateHandle(
        (button, way) => {
          const place = button.closest<HTMLElement>("[data-floating]");
          const opacity = new Promise<string>((tell) =>
            new MutationObserver(() => {
              if (place?.dataset.scrolling === way) tell(getComputedStyle(button).opacity);
            }).observe(place ?? button, { attributes: true }),
          );
          return { opacity };
        },
        by > 0 ? "down" : "up",
      );
      await page.mouse.wheel(0, by);
      return hearing.evaluate(({ opacity }) => opacity);
    };
    await page.mouse.move(100, 300);
    // The first sign of a reader fetches what hears the next.
    await page.mouse.wheel(0, 10);
    await expect(place).toHaveAttribute("data-step", /\d/);
    expect(await scrollOn(300)).toBe("0");
    await expect.poll(() => isShown(page)).toBe(true);
    expect(await scrollOn(-100)).toBe("1");
  });

  await test.step("it steps up, and comes back once what was beneath it has left the page", async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto("/blog?q=nothing+of+the+kind");
    await hydrated(page);
    // A first sign of a reader.
    await page.mouse.move(5, 5);
    await page.mouse.move(15, 15);
    await expect(place).toHaveAttribute("data-step", "0");
    const home = await mailButton(page).boundingBox();
    /** A link beneath one of its places. */
    const put = (step: number) =>
      place.evaluate((element, up) => {
        const { left, top, height } = element.getBoundingClientRect();
        const link = Object.assign(document.createElement("a"), { href: "/", className: "beneath" });
        link.textContent = "Home";
        Object.assign(link.style, {
          position: "fixed",
          left: `${left}px`,
          top: `${top + 20 - up * height * 1.15}px`,
        });
        document.body.appendChild(link);
      }, step);
    await put(0);
    await expect(place).toHaveAttribute("data-step", "1");
    await expect.poll(() => isShown(page)).toBe(true);
    expect((await mailButton(page).boundingBox())?.y).toBeCloseTo((home?.y ?? NaN) - 75 * 1.15, 0);
    await put(1);
    await expect(place).toHaveAttribute("data-step", "2");
    await put(2);
    await put(3);
    await expect(place).toHaveAttribute("data-step", "none");
    await expect.poll(() => isShown(page)).toBe(false);
    await page.locator("footer a").first().focus();
    await page.keyboard.press("Shift+Tab");
    await expect(mailButton(page)).toBeFocused();
    await expect.poll(() => isShown(page), "the keyboard brings it back").toBe(true);
    await page.locator(".beneath").evaluateAll((all) => all.forEach((link) => link.remove()));
    await expect(place).toHaveAttribute("data-step", "0");
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
