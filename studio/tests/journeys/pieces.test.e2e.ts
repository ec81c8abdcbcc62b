import { artworks } from "#studio/artworks.ts";
import { visitAgain } from "#testing/proofs/art/visits.ts";
import { expect, hydrate, test } from "#testing/journeys/walk.ts";

/** The art proof in small, of one piece of each make: the proof visits every piece twenty times in a row. */
const visits: Record<string, number> = { "paper-boats": 1, "shader-week1": 2, djello: 1 };
const slugs = Object.keys(visits);

// Software draws each scene here, at a few frames a second.
test.setTimeout(300_000);
test.use({ viewport: { width: 320, height: 360 } });

const pieces = artworks.filter(({ piece, slug }) => piece !== undefined && slugs.includes(slug));

for (const { slug, title } of pieces) {
  test(`${title} draws, pauses, comes back from a lost context, and leaves nothing running`, async ({
    page,
  }) => {
    const { trouble, visits: made } = await visitAgain(page, slug, visits[slug] ?? 1);
    expect(trouble).toBeNull();
    expect(made).toBe(visits[slug]);
  });
}

test("there are pieces to visit", () => {
  expect(pieces.length).toBe(slugs.length);
});

test("a piece whose file did not arrive is fetched again, and draws", async ({ page }) => {
  const asked: string[] = [];
  await page.route(/\/crossing-in-the-rain\.client[^/]*\.js/, (route) => {
    asked.push(route.request().url());
    return asked.length === 1 ? route.abort() : route.continue();
  });
  await page.goto("/art/crossing-in-the-rain");
  await hydrate(page);
  await expect(page.locator("[data-art=playing], [data-art=resting]")).toBeVisible({ timeout: 60_000 });
  expect(asked.at(-1)).toContain("again=");
});
