import { fingertip, smallTargets } from "#testing/journeys/fingertips.ts";
import { swept } from "#testing/journeys/sweep.ts";
import { expect, test } from "#testing/journeys/walk.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** A page of each kind that visitors read. */
const pages = swept(
  [
    "/",
    "/about-me",
    "/portfolio",
    "/portfolio/djello",
    "/blog",
    "/blog/misregistration-is-a-feature",
    "/art",
    "/art/night-light",
    "/art/line/hang?on=the-pond-has-noticed-you,riso-woodles~3",
    "/art/series/riso-woodles?seed=7&paper=c&inks=vp",
    "/letters",
    "/feed.xml",
  ],
  [
    "/art/series/riso-woodles",
    "/art/series/riso-woodles/2",
    "/art/zine/small-doors",
    "/art/waffle",
    "/toad-ar",
    "/404",
  ],
);

for (const path of pages)
  test(`what can be pressed on ${path} is as large as a fingertip, but for links within sentences`, async ({
    page,
  }) => {
    await page.goto(path);
    expect(await smallTargets(page)).toEqual([]);
  });

test("papers and inks of the press are as large as a fingertip, of what is not covered", async ({ page }) => {
  // A small phone: its seven papers stand closer together.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/art/series/riso-woodles?seed=7&paper=c&inks=vp");
  const choices = page.locator(".press-paper, .press-tin");
  await expect(choices.first()).toBeVisible();
  const small = await choices.evaluateAll(
    (labels, least) =>
      labels.flatMap((label) => {
        label.scrollIntoView({ block: "center" });
        const { x, y, width, height } = label.getBoundingClientRect();
        const isHit = (down: number) => label.contains(document.elementFromPoint(x + width / 2, y + down));
        const free =
          Array.from({ length: Math.ceil(height * 2) }, (_, at) => at / 2).filter(isHit).length / 2;
        return width < least || free < least ? [`${label.textContent}: ${width} × ${free}`] : [];
      }),
    fingertip,
  );
  expect(small).toEqual([]);
});

test("what is tapped is marked by the page, and the browser lays no box over it", async ({ page }) => {
  await page.goto("/art");
  const lamp = page.getByRole("button", { name: "Theme", exact: true });
  const looks = lamp.evaluate(
    (button) =>
      new Promise<string[]>((tapped) => {
        const look = () => {
          const style = getComputedStyle(button);
          return `${style.outlineStyle}, ${style.getPropertyValue("-webkit-tap-highlight-color")}`;
        };
        const before = look();
        button.addEventListener("click", () => tapped([before, look()]));
      }),
  );
  await lamp.tap();
  expect(await looks).toEqual(["none, rgba(0, 0, 0, 0)", "dotted, rgba(0, 0, 0, 0)"]);
});
