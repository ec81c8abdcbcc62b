import { matchPath } from "react-router";
import { beforeAll, describe, expect, it } from "vitest";
import { saveFacts } from "#domain/facts/facts.server.ts";
import { composeIssue } from "#domain/letter/compose-issue.server.ts";
import { findSender } from "#domain/letter/sender.server.ts";
import { alreadyHereMail, confirmationMail } from "#domain/subscribers/confirmation-mail.ts";
import { createDraft } from "#domain/drafts/drafts.server.ts";
import { publishPage } from "#domain/drafts/publish-page.server.ts";
import { signToken } from "#domain/tokens/token.server.ts";
import { english } from "#domain/words/catalogues/en.ts";
import * as schema from "#db/schema.ts";
import { type Address, addresses } from "#app/addresses.ts";
import type { Env } from "#workers/env.ts";
import { openSite } from "../document/site.ts";
import { clearSite } from "../page-cache/clear-site.ts";
import { letterSlugs } from "../page-cache/plain-site.ts";
import { published } from "../posts.ts";
import { linkIn } from "../link-in-mail.ts";
import { testOrigin, testOwner, testServices } from "../services.ts";
import { enlist } from "../subscribers.ts";
import { bracketed } from "./bracketed.ts";
import { contentIn, textsIn, unbracketed } from "./unbracketed.ts";

/** The site speaks Japanese, so that its dates have no letter of English; its messages are the bracketed ones. */
const catalogue = JSON.stringify(bracketed(english));
const ASSETS = {
  fetch: async (asked: string | Request) =>
    new Request(asked).url.endsWith("/catalogues/ja.json")
      ? new Response(catalogue)
      : new Response(null, { status: 404 }),
} as unknown as Env["ASSETS"];

const { services } = testServices();
const owner = testOwner(services);
const studio = import.meta.glob(
  ["../studio/{*,projects/*,zines/*,series/*}.{ts,tsx}", "!../studio/{draw,menu}.ts"],
  { eager: true },
);
/** Formats and names that are the same in every language. */
const names = ["Atom", "JSON Feed", "JSON", "RSS", "Markdown", "PDF", "SVG", "Toadstool"];
/** Steps of the breadcrumb that are made of addresses, and words of content that marks stand between. */
const pieces = ["proto", "deftero", "seira", "nowhere", "as the", "the", "ink"];
const { postalLine } = services.settings.mail;
const content = contentIn([studio, names, pieces, postalLine]);

beforeAll(async () => {
  await clearSite(services);
  await services.db.delete(schema.subscribers);
  await services.db.delete(schema.facts);
  const { profile } = services.settings.studio;
  await saveFacts(services, owner, { name: "profile", value: { ...profile, language: "ja" }, version: 0 });
  for (const menu of ["menu", "footer"] as const) {
    const links = services.settings.studio[menu].map((link, at) => ({ ...link, label: `Σελίδα ${at}` }));
    await saveFacts(services, owner, { name: menu, value: links, version: 0 });
  }
  const greek = {
    summary: "Περίληψη",
    tags: "χαρτί",
    series: "Σειρά",
    content: "Κείμενο.\n\n## Μέρος\n\nΣημείωση[^1].\n\n[^1]: Εδώ.\n\n```js\nα\n```",
  };
  await published(services, { ...greek, title: "Πρώτο", slug: "proto" });
  await published(services, { ...greek, title: "Δεύτερο", slug: "deftero" });
  const page = { title: "Τώρα", summary: "", slug: "tora", dateString: "", imageUrl: "", content: "Τυπώνω." };
  const draft = await createDraft(services, owner, { ...page, kind: "page" });
  await publishPage(services, owner, draft.id);
  const at = services.clock();
  const note = { id: "bcdfghjk", key: "a-key", title: "Βροχή", content: "Βροχή", html: "<p>Βροχή</p>" };
  await services.db.insert(schema.notes).values({ ...note, pictures: [], publishedAt: at, updatedAt: at });
  await services.db
    .update(schema.newsletterIssues)
    .set({ isPublic: true, subject: "Γράμμα", content: "Γεια." });
  await services.db.insert(schema.topics).values({ id: "t", name: "Θέμα", key: "θέμα", createdAt: at });
  await enlist("reader@pond.example");
  await enlist("pending@pond.example", { state: "pending" });
});

const read = async (path: string, sent: object = {}) =>
  (await (await openSite({ ASSETS })).send(path, sent)).text();
const token = (purpose: "confirm" | "unsubscribe", who: string) => signToken(services.secret, purpose, who);

const pages = [
  "/",
  "/about-me",
  "/about-me?skills=Backend",
  "/portfolio",
  "/portfolio?q=χχχ",
  "/portfolio/archive",
  "/portfolio/tide-lamp",
  "/art",
  "/art?medium=zine",
  "/art/zine/eight-folds",
  "/art/zine/four-walls",
  "/art/3d/turning-square",
  "/art/turning-square",
  "/art/series/small-grids",
  "/art/series/small-grids/1",
  "/art/line",
  "/art/line/hang",
  "/blog",
  "/blog?q=κειμενο",
  "/blog?q=χχχ",
  "/blog/proto",
  "/notes",
  "/notes/bcdfghjk",
  "/tora",
  "/tags",
  "/tags/χαρτί",
  "/blog/series/seira",
  "/letters",
  `/letters/${letterSlugs[0]}`,
  "/subscribe",
  "/404",
  "/nowhere",
  "/feed.xml",
  "/feed.json",
  "/notes/feed.xml",
  "/art/feed.xml",
  "/letters/feed.xml",
  "/tags/χαρτί/feed.xml",
  "/blog/series/seira/feed.xml",
];

it("each page of visitors is among them", () => {
  /** By a token each, tested apart; those of the owner, of programmers and of actions. */
  const others = /^(admin|auth|api|styleguide|preview|confirmation|subscription|unsubscribe)/;
  const all: readonly Address[] = addresses;
  const wanted = all.filter(({ path, file }) => file?.endsWith("-page.tsx") && !others.test(path));
  const asked = pages.map((path) => path.replace(/\?.*|\.(xml|json)$/, ""));
  const missed = wanted.filter(({ path }) => !asked.some((one) => matchPath(`/${path}`, one)));
  expect(missed.map(({ path }) => path)).toEqual([]);
});

describe("nothing that a visitor meets is said past the catalogue", () => {
  it.each(pages)("on %s", async (path) => {
    const text = await read(encodeURI(path), { headers: { Accept: "text/html" } });
    expect(text).toMatch(/⟦|feed|version/);
    expect(unbracketed(textsIn(text), content)).toEqual([]);
  });

  it.each([
    ["unsubscribe", "reader"],
    ["confirm", "pending"],
    ["confirm", "nobody"],
  ] as const)("on the page of a link to %s", async (purpose, who) => {
    const path = `/${purpose === "confirm" ? "confirmation" : "unsubscribe"}/${await token(purpose, who)}`;
    expect(unbracketed(textsIn(await read(path)), content)).toEqual([]);
  });

  it.each([
    [
      "where a form comes from elsewhere",
      "/subscribe",
      { method: "POST", headers: { Origin: "https://x.example" } },
    ],
    [
      "where a form cannot be read",
      "/subscribe",
      { method: "POST", headers: { "Content-Type": "text/x" }, body: "x" },
    ],
    ["where a page takes no form", "/about-me", { method: "POST" }],
    ["where a link has ended", "/subscription/nothing", {}],
    ["where a preview has ended", "/preview/nothing", {}],
  ])("%s", async (_, path, sent) => {
    const text = await read(path, sent);
    expect(text).toContain("⟦");
    expect(unbracketed(textsIn(text), content)).toEqual([]);
  });

  it("from the form to the letters and out again", async () => {
    const open = await openSite({ ASSETS });
    const reader = open.reader();
    const address = "new@pond.example";
    const isSaid = () => expect(unbracketed(textsIn(reader.page().html), content)).toEqual([]);
    await reader.open("/subscribe");
    await open.pass(5);
    reader.fill(/email address/, "no address");
    await reader.press(/Subscribe/);
    isSaid();
    await reader.open("/subscribe");
    await open.pass(5);
    reader.fill(/email address/, address);
    await reader.press(/Subscribe/);
    isSaid();
    const [mail] = open.mails(address);
    expect(
      unbracketed([mail?.subject ?? "", ...textsIn(mail?.html ?? ""), mail?.text ?? ""], content),
    ).toEqual([]);
    await reader.open(linkIn(mail, "/confirmation/"));
    isSaid();
    await reader.press(/Yes, subscribe me/);
    isSaid();
    const letter = { id: "may", subject: "Γράμμα", content: "Γεια.", origin: testOrigin };
    const { settings } = testServices().services;
    const speaking = { ...services, settings: { ...settings, catalogue: async () => bracketed(english) } };
    const sender = await findSender(speaking);
    const url = `${testOrigin}/confirmation/x`;
    const mails = [
      await composeIssue(speaking, letter),
      confirmationMail(sender, url, new Date()),
      alreadyHereMail(sender, url),
    ];
    for (const { subject, html, text } of mails)
      expect(unbracketed([subject, ...textsIn(html), text], content)).toEqual([]);
    await reader.open(`/unsubscribe/${await token("unsubscribe", "reader")}`);
    await reader.press(/Unsubscribe/);
    isSaid();
  });
});
