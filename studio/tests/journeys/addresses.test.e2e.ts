import { inTurn, swept } from "#testing/journeys/sweep.ts";
import { checkPage, expect, test } from "#testing/journeys/walk.ts";

const weeks = ["week1", "week3-1", "week3-2", "week4", "week5", "week6"];
const series = ["riso-woodles", "collagescape"];
const found = [
  "/",
  "/about-me",
  "/portfolio",
  "/portfolio/djello",
  "/art",
  "/art/the-guest",
  "/art/zine/snakes-cant-sign",
  "/art/3d/jelly-with-fruit",
  "/art/waffle",
  ...series.flatMap((slug) => [`/art/series/${slug}`, `/art/series/${slug}/1`]),
  "/toad-ar",
  ...weeks.map((week) => `/project/shaders/${week}`),
  "/project/djello",
  "/blog",
  "/blog/waffles-and-normal-maps",
  "/subscribe",
];
const missing = ["/nowhere", "/art/zine/a/b", "/confirmation/forged", "/unsubscribe/forged"];
missing.push("/404", "/admin/nowhere");
const expected = new Map([
  ...found.map((path) => [path, 200] as const),
  ...missing.map((path) => [path, 404] as const),
]);

test("every address of the site answers, and what has moved leads on", async ({ request }) => {
  const answered = new Map<string, number>();
  for (const path of expected.keys()) answered.set(path, (await request.get(path)).status());
  expect(answered).toEqual(expected);
  const away = await request.get("/classBlog/2019/post?x=1", { maxRedirects: 0 });
  expect(away.headers().location).toMatch(/^https:\/\/.*\/2019\/post\?x=1$/);
});

/** Kinds of pages that no other journey holds to axe. */
const chosen = [
  "/",
  "/art/zine/snakes-cant-sign",
  "/art/waffle",
  "/project/shaders/week1",
  "/blog/waffles-and-normal-maps",
  "/confirmation/forged",
];
const others = [...expected.keys()].filter((path) => !chosen.includes(path));

test("every address of the site is a real page, in every theme and at 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const [turn, path] of swept(chosen, others).entries()) {
    await page.goto(path);
    for (const theme of inTurn(["default", "paper", "high-contrast", "jelly"], turn)) {
      await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
      await checkPage(page, `${path} in ${theme}`);
    }
  }
});
