import { visitAgain } from "../proofs/art/visits.ts";
import { expect, hydrate, moving, test } from "./walk.ts";

test.use({ ...moving, viewport: { width: 320, height: 360 } });

test("a piece draws, pauses, comes back from a lost context and leaves nothing running; for less motion it waits for a press", async ({
  page,
  browser,
}) => {
  const { trouble } = await visitAgain(page, "turning-square", 2);
  expect(trouble).toBeNull();

  const still = await (await browser.newContext({ reducedMotion: "reduce" })).newPage();
  for (const path of ["/art/turning-square", "/art/3d/turning-square", "/portfolio/paper-clock"]) {
    await still.goto(path);
    await hydrate(still);
    const frame = still.locator("[data-art]");
    await expect(frame, path).toHaveAttribute("data-art", "still");
    await expect(frame.locator("canvas")).toHaveCount(0);
    await frame.getByRole("button", { name: /^(Play the animation|Wind the clock)$/ }).click();
    await expect(frame, path).toHaveAttribute("data-art", /moving|resting/);
  }
  await still.context().close();
});
