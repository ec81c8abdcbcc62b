import { artworks } from "#studio/artworks.ts";
import { visitAgain } from "#testing/proofs/art/visits.ts";
import { expect, test } from "#testing/journeys/walk.ts";

/** The proof in small, of one piece of each make: `npm run proof:art` visits every piece twenty times in a row. */
const visits: Record<string, number> = { "paper-boats": 1, "shader-week1": 2, djello: 1 };
const slugs = Object.keys(visits);

// Software draws each scene here, at a few frames a second.
test.setTimeout(300_000);
test.use({ viewport: { width: 320, height: 480 } });

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
