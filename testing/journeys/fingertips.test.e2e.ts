import { smallTargets } from "./fingertips.ts";
import { expect, test } from "./walk.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("what can be pressed is as large as a fingertip, but for links within sentences @smoke", async ({
  page,
}) => {
  for (const path of [
    "/",
    "/about-me",
    "/portfolio",
    "/portfolio/paper-clock",
    "/blog",
    "/blog/a-long-walk",
    "/art",
    "/art/blue-square",
    "/art/line/hang?on=blue-square,small-grids~3",
    "/art/series/small-grids?seed=7&paper=w&inks=bc",
    "/letters",
    "/feed.xml",
    "/404",
  ]) {
    await page.goto(path);
    expect(await smallTargets(page), path).toEqual([]);
  }
});
