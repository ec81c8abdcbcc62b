import { ScriptPolicy } from "#app/script-policy.ts";
import { RouterContextProvider } from "react-router";
import { beforeEach, describe, expect, it } from "vitest";
import { findChrome } from "#domain/chrome/chrome.server.ts";
import { requestContext } from "#app/context.ts";
import { deliveries, drafts, newsletterIssues, subscribers } from "#db/schema.ts";
import { createDraft, findDraft } from "#domain/drafts/drafts.server.ts";
import { fromPondwick, testOrigin, testOwner, testServices } from "#testing/services.ts";
import { action as answer, loader } from "./email-page.tsx";
import { loader as frame } from "../letters/frame-action.ts";
import { loader as preview } from "../letters/preview-page.tsx";
import { action as press, loader as review } from "../letters/review-page.tsx";

let { services, world } = testServices();
const text = { title: "Spores", content: "Hello *pond*, [go](/blog/none)" };

beforeEach(async () => {
  ({ services, world } = testServices());
  await services.db.delete(deliveries);
  await services.db.delete(newsletterIssues);
  await services.db.delete(drafts);
  await services.db.delete(subscribers);
  const email = "reader@pond.example";
  await services.db
    .insert(subscribers)
    .values({ id: "reader", email, emailKey: email, state: "confirmed", createdAt: world.now });
});

interface Asked {
  path?: string;
  fields?: Record<string, string>;
  isOwner?: boolean;
  look?: string;
  cookie?: string;
}

function args({ path = "/admin/email", fields, isOwner = true, look, cookie = "" }: Asked = {}) {
  const context = new RouterContextProvider();
  context.set(requestContext, {
    services,
    beginChange: async () => undefined,
    session: async () => (isOwner ? { owner: testOwner(services), id: "session", idHash: "hash" } : null),
    chrome: () => findChrome(services),
    facts: async () => services.settings.studio,
    visitorAddress: "203.0.113.7",
    seenFrom: () => fromPondwick,
    inlineScripts: new ScriptPolicy(() => "nonce"),
    isDocument: true,
    articles: new Map(),
    askInside: async (asked) => (asked === "/blog/none" ? 404 : 200),
  });
  const body = fields && new URLSearchParams(fields);
  const headers = { Cookie: cookie };
  const request = new Request(testOrigin + path, { method: fields ? "POST" : "GET", body, headers });
  return { params: { look }, request, context, url: new URL(request.url) } as never;
}

function letter(fields = text) {
  const empty = { summary: "", slug: "", dateString: "", imageUrl: "" };
  return createDraft(services, testOwner(services), { ...empty, ...fields, kind: "letter" });
}

const placeOf = (outcome: unknown) => (outcome instanceof Response ? outcome.headers.get("Location") : null);

describe("/admin/email", () => {
  it("is for the owner only, to look at and to use", async () => {
    const { id } = await letter();
    const path = `/admin/email/review?letter=${id}`;
    const refused = { init: { status: 401 } };
    for (const look of [loader, preview, review])
      await expect(look(args({ path, isOwner: false }))).rejects.toMatchObject(refused);
    await expect(frame(args({ path, isOwner: false, look: "light" }))).rejects.toMatchObject(refused);
    for (const act of [answer, press])
      await expect(
        act(args({ path, fields: { intent: "send", version: "1" }, isOwner: false })),
      ).rejects.toMatchObject(refused);
    expect(world.mails).toHaveLength(0);
    expect(await services.db.$count(newsletterIssues)).toBe(0);
  });

  it("saves a letter without scripts and leads on to where its button says", async () => {
    const made = await answer(args({ fields: { intent: "save-letter", draftKey: "key-00000001", ...text } }));
    const id = /\?letter=([\w-]+)$/.exec(placeOf(made) ?? "")?.[1] ?? "";
    const fields = { ...text, content: "More.", id, version: "1" };
    for (const [intent, place] of [
      ["review-letter", `/admin/email/review?letter=${id}`],
      ["preview-letter", `/admin/email/preview?letter=${id}`],
      ["close-letter", "/admin/email"],
    ]) {
      const { version = 1 } = (await findDraft(services, testOwner(services), id)) ?? {};
      const saved = await answer(
        args({ fields: { ...fields, intent: intent ?? "", version: String(version) } }),
      );
      expect(placeOf(saved)).toBe(place);
    }
    expect((await loader(args())).letters.items).toMatchObject([{ id, title: "Spores" }]);
    expect((await loader(args({ path: `/admin/email?letter=${id}` }))).mode).toMatchObject({
      draft: { content: "More." },
    });
  });

  it("loses no text when it refuses", async () => {
    const { id } = await letter();
    const typed = {
      intent: "save-letter",
      id,
      version: "7",
      title: "Spores",
      content: "Long and dear words",
    };
    expect(await answer(args({ fields: typed }))).toMatchObject({ init: { status: 409 }, data: { typed } });
    const gone = { ...typed, id: "none" };
    expect(await answer(args({ fields: gone }))).toMatchObject({
      init: { status: 404 },
      data: { typed: gone },
    });
  });
});

describe("a letter's preview", () => {
  it("is the mail itself, in a page of its own in which nothing can run", async () => {
    const { id } = await letter();
    const path = `/admin/email/preview/light?letter=${id}`;
    const shown = await frame(args({ path, look: "light" }));
    expect(shown.headers.get("Content-Security-Policy")).toMatch(/default-src 'none';.*sandbox/);
    expect(shown.headers.get("Content-Security-Policy")).not.toContain("script-src");
    expect(await shown.text()).toMatch(/<strong|<em|Hello/);
    const dark = await (await frame(args({ path, look: "dark" }))).text();
    expect(dark).toContain("@media all{");
    const plain = await frame(args({ path, look: "text" }));
    expect(plain.headers.get("Content-Type")).toContain("text/plain");
    expect(await plain.text()).toContain("Hello pond");
    await expect(frame(args({ path, look: "sepia" }))).rejects.toMatchObject({ init: { status: 404 } });
  });

  it("shows its size", async () => {
    const { id } = await letter();
    const { bytes } = await preview(args({ path: `/admin/email/preview?letter=${id}` }));
    expect(bytes).toBeGreaterThan(2000);
  });
});

describe("the last step before a letter is sent", () => {
  it("checks everything without sending anything", async () => {
    const { id } = await letter();
    const { review: found } = await review(args({ path: `/admin/email/review?letter=${id}` }));
    expect(found).toMatchObject({ audience: 1, canSend: true });
    const states = Object.fromEntries(found.checks.map(({ name, state }) => [name, state]));
    expect(states).toMatchObject({ Subject: "good", Links: "warning", "Test letter": "warning" });
    expect(world.mails).toHaveLength(0);
    expect(await services.db.$count(newsletterIssues)).toBe(0);
  });

  it("sends a test of this very text, and remembers it", async () => {
    const { id } = await letter();
    const path = `/admin/email/review?letter=${id}`;
    const tested = await press(args({ path, fields: { intent: "test", to: "me@pond.example" } }));
    expect(world.mails).toMatchObject([{ to: "me@pond.example", subject: "[Test] Spores" }]);
    const cookie = (tested as Response).headers
      .getSetCookie()
      .map((each) => each.split(";")[0])
      .join("; ");
    const states = async () =>
      (await review(args({ path, cookie }))).review.checks.find(({ name }) => name === "Test letter")?.state;
    expect(await states()).toBe("good");
    await services.db.update(drafts).set({ content: "Another text." });
    expect(await states()).toBe("warning");
  });

  it("sends once when the button is pressed twice, and shows the letter in the archive where asked", async () => {
    const { id } = await letter();
    const path = `/admin/email/review?letter=${id}`;
    const fields = { intent: "send", version: "1", isPublic: "on" };
    const places = [
      placeOf(await press(args({ path, fields }))),
      placeOf(await press(args({ path, fields }))),
    ];
    expect(places[0]).toMatch(/^\/admin\/email\/letters\//);
    expect(new Set(places).size).toBe(1);
    const [issue] = await services.db.query.newsletterIssues.findMany();
    expect(issue).toMatchObject({ subject: "Spores", isPublic: true });
  });

  it("schedules by the site's clock, and keeps it from the archive where that is not ticked", async () => {
    const { id } = await letter();
    const path = `/admin/email/review?letter=${id}`;
    const fields = { intent: "schedule", version: "1", dueAt: "2026-06-02T09:00" };
    expect(await press(args({ path, fields: { ...fields, dueAt: "" } }))).toMatchObject({
      data: { refusal: { issues: [{ field: "dueAt" }] } },
    });
    expect(placeOf(await press(args({ path, fields })))).toMatch(/^\/admin\/email\/letters\//);
    const [issue] = await services.db.query.newsletterIssues.findMany();
    expect(issue).toMatchObject({
      state: "scheduled",
      isPublic: false,
      dueAt: new Date("2026-06-02T08:00Z"),
    });
  });

  it("refuses a letter that was changed since it was looked at", async () => {
    const { id } = await letter();
    const path = `/admin/email/review?letter=${id}`;
    const refused = await press(args({ path, fields: { intent: "send", version: "2" } }));
    expect(refused).toMatchObject({
      init: { status: 409 },
      data: { refusal: { code: "changed_elsewhere" } },
    });
  });
});
