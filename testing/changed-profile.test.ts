import { beforeAll, describe, expect, it } from "vitest";
import { facts } from "#db/schema.ts";
import { findFacts, saveFacts } from "#domain/facts/facts.server.ts";
import { composeIssue, frozenLetter } from "#domain/letter/compose-issue.server.ts";
import { findSender } from "#domain/letter/sender.server.ts";
import { confirmationMail } from "#domain/subscribers/confirmation-mail.ts";
import { siteProfile } from "#domain/profile/profile.ts";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { maker } from "#app/ui/page/things.ts";
import { ask } from "./api.ts";
import { testOrigin, testOwner, testServices } from "./services.ts";

const { services } = testServices();
const owner = testOwner(services);
const letter = { id: "may", subject: "May", content: "Hello.", origin: testOrigin };

async function rename(name: string, siteName: string) {
  const { profile } = await findFacts(services);
  const [row] = await services.db.select().from(facts);
  const value = { ...profile, name, siteName };
  await saveFacts(services, owner, { name: "profile", value, version: row?.version ?? 0 });
}

const textOf = async (path: string) => (await ask(new Request(testOrigin + path))).text();

beforeAll(() => rename("Zelda Ink", "Ink & Moss"));

describe("a changed profile is named", () => {
  it.each(["/feed.xml", "/feed.json", "/letters/feed.xml", "/art/feed.xml"])("in %s", async (path) => {
    expect((await textOf(path)).replaceAll("&amp;", "&")).toMatch(/Ink & Moss/);
    expect(await textOf(path)).toContain("Zelda Ink");
  });

  it.each(["/manifest.webmanifest", "/llms.txt", "/api/openapi.json"])("in %s", async (path) => {
    expect(await textOf(path)).toContain("Ink & Moss");
  });

  it("in the title and the JSON-LD of a page", async () => {
    const profile = siteProfile((await findFacts(services)).profile, services.clock());
    const things = (known: Parameters<typeof maker>[0]) => [maker(known)];
    const facts = { title: "Art", description: "Prints.", path: "/art", things };
    const meta = JSON.stringify(
      pageMeta(facts, [{ id: "root", loaderData: { origin: testOrigin, profile } }]),
    );
    expect(meta).toContain("Art · Ink & Moss");
    expect(meta).toContain('"name":"Zelda Ink"');
  });

  it("as the sender of letters and confirmations", async () => {
    expect((await composeIssue(services, letter)).from.name).toBe("Zelda Ink");
    const mail = confirmationMail(await findSender(services), `${testOrigin}/confirmation/x`);
    expect(mail.from.name).toBe("Zelda Ink");
    expect(mail.subject).toContain("Ink & Moss");
  });
});

it("a letter under way keeps the sender that it was frozen with", async () => {
  const { html, text, from } = await composeIssue(services, letter);
  await rename("Another Name", "Elsewhere");
  const frozen = await frozenLetter(services, { ...letter, html, text, sender: from.name });
  expect(frozen.from.name).toBe("Zelda Ink");
});

it("a feed that was composed before the change is not served after it", async () => {
  await rename("First Name", "First Site");
  const before = await ask(new Request(`${testOrigin}/feed.xml`));
  expect(await before.text()).toContain("First Site");
  await rename("Second Name", "Second Site");
  const headers = { "If-None-Match": before.headers.get("ETag") ?? "" };
  const after = await ask(new Request(`${testOrigin}/feed.xml`, { headers }));
  expect(after.status).toBe(200);
  expect(await after.text()).toContain("Second Site");
});
