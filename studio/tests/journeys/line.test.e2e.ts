import type { Page } from "@playwright/test";
import { watchFrames } from "#testing/journeys/waits.ts";
import { expect, hydrated, moving, test } from "#testing/journeys/walk.ts";

const pond = { code: "the-pond-has-noticed-you", title: "The Pond Has Noticed You" };
const rain = { code: "crossing-in-the-rain", title: "Crossing in the Rain" };
const usher = { code: "riso-woodles~3", title: "The Usher" };
const three = `on=${[pond, rain, usher].map(({ code }) => code).join(",")}`;

const hung = (page: Page) => page.getByRole("list", { name: "On the line" }).getByRole("listitem");

test("an arrow under a print points to where it would hang, on phones and in wide windows", async ({
  page,
}) => {
  const codes = [1, 2].map((number) => `riso-woodles~${number}`);
  await page.goto(`/art/line/hang?on=${[pond.code, ...codes, rain.code, usher.code].join(",")}`);
  await expect(hung(page)).toHaveCount(5);
  for (const width of [320, 390, 599]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await pointing(page), `${width} px`).toEqual(await lying(page));
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(new Set((await pointing(page)).flat())).toEqual(new Set(["left", "right"]));
});

const drawn: Record<string, string> = {
  "scale none, rotate none": "right",
  "scale -1 1, rotate none": "left",
  "scale none, rotate 90deg": "down",
  "scale -1 1, rotate 90deg": "up",
};

/** Where the two arrows of each print point, in words and as drawn. */
async function pointing(page: Page): Promise<string[][]> {
  const arrows = hung(page).getByRole("link", { name: /^Move / });
  const found = await arrows.evaluateAll((links: HTMLElement[]) =>
    links.map((link) => {
      const { scale, rotate } = getComputedStyle(link.querySelector("svg") ?? link);
      return { words: link.innerText, look: `scale ${scale}, rotate ${rotate}` };
    }),
  );
  const ways = found.map(({ words, look }) => {
    const said = /^Move (\w+): /.exec(words)?.[1] ?? words;
    expect(drawn[look]).toBe(said);
    return said;
  });
  return ways.flatMap((way, at) => (at % 2 === 0 ? [[way, ways[at + 1] ?? ""]] : []));
}

/** Where the prints before and after each one hang, seen from it. */
async function lying(page: Page): Promise<string[][]> {
  const tops = await hung(page).evaluateAll((prints) =>
    prints.map((print) => Math.round(print.getBoundingClientRect().top)),
  );
  return tops.map((top, at) => [
    tops[at - 1] === top ? "left" : "up",
    tops[at + 1] === top ? "right" : "down",
  ]);
}

test("the show is whole on every width and in every theme, and its catalogue is one sheet", async ({
  page,
  walk,
}) => {
  const many = Array.from({ length: 24 }, (_, at) => `riso-woodles~${at + 1}`).join(",");
  for (const [name, address] of [
    ["a small show", `/art/line?${three}&title=Three`],
    [
      "a bill of one",
      `/art/line?on=${pond.code}&title=${encodeURIComponent("Unpronounceablenesses ".repeat(4))}`,
    ],
    ["a bill of two", `/art/line?on=${rain.code},${usher.code}&title=Two%20who%20noticed%20it%20too`],
    ["a show of 24", `/art/line?on=${many}&title=${encodeURIComponent("Unpronounceablenesses ".repeat(4))}`],
    ["an empty line", "/art/line"],
  ] as const) {
    await page.goto(address);
    await walk.checkInThemes(name);
    expect(await sheetsOf(page), name).toBe(1);
  }
  await page.setViewportSize({ width: 703, height: 1028 });
  for (const count of [3, 5, 7, 12, 16, 20]) {
    const some = `${rain.code},${many.split(",").slice(1, count).join(",")}`;
    await page.goto(`/art/line?on=${some}&title=${"W".repeat(60)}`);
    const name = `a show of ${count} under the widest title`;
    expect(await sheetsOf(page), name).toBe(1);
    await page.emulateMedia({ media: "print" });
    expect(await rowsOf(page), name).toEqual(rows[count]);
    expect(await hung(page).evaluateAll(spilt), name).toEqual([]);
  }
});

/** Prints beside each other on the sheet, row by row. */
const rows: Record<number, number[]> = {
  3: [1, 2],
  5: [2, 3],
  7: [2, 3, 2],
  12: [3, 3, 3, 3],
  16: [4, 4, 4, 4],
  20: [4, 4, 4, 4, 4],
};

async function rowsOf(page: Page): Promise<number[]> {
  const tops = await hung(page).evaluateAll((prints) =>
    prints.map((print) => Math.round(print.getBoundingClientRect().top)),
  );
  return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
}

/** The captions that reach out of the place of their print. */
const spilt = (prints: Element[]) =>
  prints.flatMap((print) => {
    const [place, caption] = [print, print.querySelector("figcaption")].map((part) =>
      part?.getBoundingClientRect(),
    );
    const isIn = place && caption && caption.bottom <= place.bottom && caption.right <= place.right;
    return isIn ? [] : [print.textContent];
  });

/** Sheets of paper that a page prints. */
async function sheetsOf(page: Page): Promise<number> {
  await page.emulateMedia({ media: "print" });
  const pdf = await page.pdf({ preferCSSPageSize: true });
  await page.emulateMedia({ media: "screen" });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test(
  "prints that are gone are left out, and an address that was tampered with harms nothing",
  { tag: "@smoke" },
  async ({ page, walk }) => {
    await page.goto(`/art/line?on=${pond.code},no-such-print,riso-woodles~999`);
    await expect(hung(page)).toHaveCount(1);
    await expect(
      page.getByText("2 prints of this line are no longer on this site, and were left out."),
    ).toBeVisible();
    const hostile = encodeURIComponent(`<img src=x onerror=alert(1)>\u202E"'`);
    await page.goto(`/art/line?on=${pond.code},${hostile},../..,a~1~2&title=${hostile}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("<img src=x");
    await expect(hung(page)).toHaveCount(1);
    await walk.check("a hostile line");
    expect((await page.request.get("/art/line?on=no-such-print")).status()).toBe(404);
    const card = await page.request.get("/art/line/card.jpg?on=no-such-print", { maxRedirects: 0 });
    expect(card.headers().location).toBe("/images/social-card.png");
  },
);

test.describe("with motion", () => {
  test.use(moving);

  test("the gallery’s prints sway with scroll and pointer, and draw no frame once they hang still", async ({
    page,
  }) => {
    const asked = await watchFrames(page);
    await page.goto("/art");
    await hydrated(page);
    await page.mouse.move(300, 500);
    await page.mouse.move(360, 520, { steps: 6 });
    const moved = page.locator("[data-sheet][style*=skew]");
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 240);
        return moved.count();
      })
      .toBeGreaterThan(0);
    await expect(moved).toHaveCount(0);
    await expect.poll(asked).toBe(0);
  });
});

test("for less motion nothing sways, and nothing that would is fetched", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.goto("/art");
  await hydrated(page);
  await page.mouse.move(300, 500);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => fetched.some((url) => url.includes("own-line-pegs"))).toBe(true);
  expect(fetched.filter((url) => /\/sway-/.test(url))).toEqual([]);
  await expect(page.locator("[data-sheet][style*=skew]")).toHaveCount(0);
});
