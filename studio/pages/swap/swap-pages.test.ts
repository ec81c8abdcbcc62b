import type { LoaderFunctionArgs } from "react-router";
import { expect, it } from "vitest";
import { writeSwap } from "./code.ts";
import { sample } from "./kit/sample.ts";
import { swapKit } from "./kit/swap-kit.ts";
import { loader as findFile } from "./file-action.ts";
import { loader as findZine } from "./reader-page.tsx";
import { loader as findBench } from "./swap-page.tsx";

const code = writeSwap(swapKit, sample);

const asked = (params: Record<string, string>, query = "") =>
  ({ params, request: new Request(`https://site.example/art/zine/swap${query}`) }) as LoaderFunctionArgs;

/** What a loader throws, in place of an answer. */
async function thrown(load: () => unknown): Promise<unknown> {
  try {
    await load();
    return null;
  } catch (error) {
    return error;
  }
}

it("a zine that came in an address has its pages, in pictures and in words", () => {
  const { zine } = findZine(asked({ code }));
  expect(zine.title).toBe(sample.title);
  expect(zine.pages.map(({ src }) => src)).toEqual(
    [1, 2, 3, 4].map((page) => `/art/zine/swap/${code}/${page}.svg`),
  );
  expect(zine.pages[0]?.alt).toMatch(/^On cream paper: .*a toad in midnight/);
  expect(zine.pages[0]?.transcript).toBe("The toad\ngoes out for milk");
});

it("an address that lost something on its way leads to an empty bench, which says so", async () => {
  for (const lost of [
    code.slice(0, -1),
    `${code}A`,
    "1",
    "x".repeat(3000),
    "<script>",
    "../../admin",
    "1\0",
  ]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const answer = (await thrown(() => findZine(asked({ code: lost })))) as Response;
    expect([lost, answer.status, answer.headers.get("Location")]).toEqual([lost, 302, "/art/zine/swap?lost"]);
    const from = findBench(asked({}, `?from=${encodeURIComponent(lost)}`));
    expect([from.start, from.isLost]).toEqual([null, true]);
  }
  expect(findBench(asked({}, "?lost"))).toMatchObject({ start: null, isLost: true });
  expect(findBench(asked({}, `?from=${code}`))).toMatchObject({ start: sample, isLost: false });
});

it("its pages are pictures that run nothing, its card is a PNG, and no other picture is there", async () => {
  const page = await findFile(asked({ code, file: "1.svg" }));
  expect(page.headers.get("Content-Type")).toContain("image/svg+xml");
  expect(page.headers.get("Content-Security-Policy")).toContain("sandbox");
  const card = await findFile(asked({ code, file: "card.png" }));
  expect(card.headers.get("Content-Type")).toBe("image/png");
  expect(new TextDecoder().decode((await card.arrayBuffer()).slice(1, 4))).toBe("PNG");
  const none = ["5.svg", "0.svg", "1.png", "card.svg"].map((file) => ({ code, file }));
  for (const params of [...none, { code: code.slice(0, -2), file: "1.svg" }])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect([params.file, await thrown(() => findFile(asked(params)))]).toMatchObject([
      params.file,
      { init: { status: 404 } },
    ]);
});
