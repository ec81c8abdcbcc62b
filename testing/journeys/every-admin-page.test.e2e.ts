import { type Page, request } from "@playwright/test";
import { type Address, addresses } from "#app/addresses.ts";
import { htmlFaults } from "../proofs/pages/html-faults.ts";
import { api, send } from "./editor.ts";
import { swept } from "./sweep.ts";
import { checkWidths, enter, expect, logIn, served, test } from "./walk.ts";

/** The narrowest window: what fits here fits everywhere. */
test.use({ viewport: { width: 320, height: 700 } });

/** The owner’s pages whose addresses name nothing; an optional part is left out. */
const ownersPaths = (addresses as readonly Address[])
  .filter(({ path, file }) => path.startsWith("admin") && file?.endsWith("-page.tsx"))
  .map(({ path }) => `/${path.replace(/\/:\w+\?$/, "")}`)
  .filter((path) => !/[:*]/.test(path));

/** Something to see where pages are empty at first; returns more addresses to look at. */
async function fill(page: Page): Promise<string[]> {
  const text = { summary: "In short.", content: "Ink **and** paper.", slug: "looked-at", title: "Looked at" };
  const { id } = (await api(page, "POST", "/posts", { ...text, tags: ["Moss"], series: "Months of moss" }))
    .data as { id: string };
  await api(page, "POST", "/posts", { ...text, slug: "part-two", title: "Two", series: "Months of moss" });
  await api(page, "POST", "/drafts", { ...text, slug: "not-yet", title: "Not yet" });
  const opened = { "Sec-Fetch-Dest": "document", "User-Agent": "Mozilla/5.0 Firefox/130.0" };
  const reader = await request.newContext({ baseURL: process.env.SITE, extraHTTPHeaders: opened });
  await reader.get("/former/card");
  const elsewhere = await reader.get("/auth/login?returnTo=/admin");
  await reader.post(elsewhere.url(), { form: { name: "owner" } });
  await reader.dispose();
  await send(page, "/admin/addresses", { intent: "add", path: "/former/print", target: "/blog" });
  return [
    `/admin/revisions/post/${id}`,
    `/admin/blog?post=${id}&edit`,
    "/admin/images?tag=moss",
    "/admin/help/api",
    "/admin/profile/jobs",
    "/admin/tags?q=MOSS",
    "/admin/search?q=lo",
    "/admin/search?q=nothing+like+it",
    "/admin/nowhere",
    await linkOn(page, "/admin/tags", "/admin/tags/"),
    await linkOn(page, "/admin/series", "/admin/series/"),
    "/",
    "/blog/series/months-of-moss",
    "/blog/looked-at",
    "/blog?q=words+that+stand+nowhere",
  ];
}

/** Where the first link of a page leads whose address begins so. */
const linkOn = async (page: Page, path: string, start: string) => {
  const found = await served(page, path, (document) =>
    [...document.querySelectorAll("main a")].map((link) => link.getAttribute("href") ?? ""),
  );
  return found.find((address) => address.startsWith(start)) ?? `${path} has no link to ${start}`;
};

type Act = (page: Page) => Promise<void>;

/** Types into fields by their labels, and presses a button. */
const pressing =
  (button: string, typed: Record<string, string> = {}): Act =>
  async (page) => {
    for (const [label, text] of Object.entries(typed))
      await page.getByLabel(label, { exact: true }).fill(text);
    await page.getByRole("button", { name: button, exact: true }).first().click();
  };

/** Writes a letter, and returns where its button leads to. */
const write = (page: Page, path: string, intent: string, content: string) =>
  send(page, path, { intent, title: "Tomorrow", content, draftKey: crypto.randomUUID() });

/** A letter that goes tomorrow. */
async function schedule(page: Page): Promise<string> {
  await api(page, "POST", "/email/subscribe/looked-at@example.com");
  const review = await write(page, "/admin/email", "review-letter", "The pond is open again.");
  const dueAt = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16);
  return send(page, review, { intent: "schedule", version: "1", dueAt });
}

/** What a page comes to by a press: its name, what shows that it has come to it, where (null: where the one before was), and how. */
const states: [
  name: string,
  seen: string | RegExp,
  path: string | ((page: Page) => Promise<string>) | null,
  act?: Act,
][] = [
  [
    "a profile that is refused",
    "This must be a colour",
    "/admin/profile",
    pressing("Save profile", { Colour: "purple" }),
  ],
  [
    "an artwork that is refused",
    "Choose a picture from the library, or upload one.",
    "/admin/works/artworks/new",
    pressing("Save", { Title: "A mole" }),
  ],
  ["the editor over a post", "Update post", "/blog/what-the-press-said?edit"],
  [
    "a digest that is switched on",
    "The next one goes on",
    "/admin/email/digest",
    async (page) => {
      await page.getByLabel("Compose and send a digest").check();
      await pressing("Save")(page);
    },
  ],
  [
    "a digest that another window has changed",
    "The digest was changed in another window",
    null,
    async (page) => {
      await page.getByLabel("Compose and send a digest").uncheck();
      await pressing("Save")(page);
      await expect(page.getByText("The next one goes on")).toBeHidden();
      await page.locator("main input[name=version]").evaluate((one: HTMLInputElement) => (one.value = "0"));
      await pressing("Save")(page);
    },
  ],
  [
    "a webhook that was added",
    "It is shown only once.",
    "/admin/webhooks",
    async (page) => {
      await page.getByText("Add a webhook").click();
      await pressing("Add webhook", { "Address to notify": "https://hooks.example/hook" })(page);
    },
  ],
  [
    "the question before a webhook is removed",
    "It is notified no more, and its messages",
    null,
    async (page) => {
      await page.getByRole("button", { name: /^More for/ }).click();
      await page.getByText("Remove…", { exact: true }).click();
    },
  ],
  [
    "a webhook that was removed",
    "https://hooks.example/hook is notified no more.",
    null,
    (page) => page.getByRole("dialog").getByRole("button", { name: "Remove", exact: true }).click(),
  ],
  [
    "a welcome letter that is refused",
    "The letter is empty. Please write something.",
    (page) => write(page, "/admin/email/welcome/letter", "save-letter", ""),
    pressing("Add to the welcome letters"),
  ],
  ["a scheduled letter", /^Will be sent on /, schedule],
  [
    "a login of somebody else",
    "This site has another owner",
    "/admin",
    async (page) => {
      await page.context().clearCookies();
      await page.goto("/auth/login");
      await logIn(page, "stranger");
    },
  ],
];

test("every page of the owner is whole, and has no barriers @smoke", async ({ page, walk }) => {
  await enter(page);
  expect(ownersPaths.length).toBeGreaterThan(25);
  const all = [...ownersPaths, ...(await fill(page))];
  const faults: string[] = [];
  for (const path of all) {
    const html = await (await page.request.get(path, { headers: { Accept: "text/html" } })).text();
    faults.push(...(await htmlFaults(html)).map((fault) => `${path} ${fault}`));
  }
  expect(faults).toEqual([]);
  const everyFourth = (path: string) => all.indexOf(path) % 4 === 0;
  const others = all.filter((path) => !everyFourth(path));
  for (const path of swept(all.filter(everyFourth), others))
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      for (const look of swept([walk.check], [walk.checkInThemes])) await look(path);
      await checkWidths(page, path, swept([], [390, 820, 1440, 320]));
    });
});

test("what the owner's pages come to by a press has no barriers", async ({ page, walk }) => {
  await enter(page);
  for (const [name, seen, path, act] of states)
    await test.step(name, async () => {
      if (path) await page.goto(typeof path === "string" ? path : await path(page));
      await act?.(page);
      await expect(page.getByText(seen).filter({ visible: true }).first()).toBeVisible();
      await walk.check(name);
    });
});
