import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { images, subscribers } from "#db/schema.ts";
import { animatedFacts, storedImage } from "#testing/images.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { isRefused } from "../outcome.ts";
import { signToken } from "../tokens/token.server.ts";
import { deliverIssue } from "../newsletter/ledger/deliver-issue.server.ts";
import { viewLetter } from "../newsletter/issues.server.ts";
import { sendIssue } from "../newsletter/ledger/send-issue.server.ts";
import { sendTest } from "../newsletter/test-letter.server.ts";

const { services, world } = testServices();
const origin = "https://toadstool.test";

async function mailed(content: string) {
  await sendTest(services, testOwner(services), { subject: "Spores", content });
  const mail = world.mails.at(-1);
  if (!mail) throw new Error("No letter was sent.");
  return mail;
}

describe("the library's images in a letter", () => {
  it("have an absolute address, a size that fits, alt text and caption, in both parts", async () => {
    const { address } = await storedImage(services, { alt: "A toad", caption: "In May" });
    const { html, text } = await mailed(`![](${address})`);
    expect(html).toContain(`<img src="${origin}${address}" alt="A toad" width="528" height="396" style="`);
    expect(html).toMatch(/<small[^>]*>In May<\/small>/);
    expect(html).not.toMatch(/srcset|<picture|<svg/);
    expect(text).toContain("[Picture: A toad]\n\nIn May");
  });

  it("are never made larger than they are", async () => {
    const { address } = await storedImage(services, {
      facts: {
        main: "300.png",
        width: 300,
        height: 200,
        files: [{ name: "300.png", type: "image/png", width: 300, height: 200, bytes: 9 }],
      },
    });
    expect((await mailed(`![A stamp](${address})`)).html).toContain('width="300" height="200"');
    expect((await mailed("![A print](/images/a.webp#1400x520)")).html).toContain('width="528" height="196"');
  });

  it("are still where they would be heavy, and films are links", async () => {
    const heavy = await storedImage(services, { facts: animatedFacts(4_000_000) });
    const film = await storedImage(services, { kind: "video" });
    const { html, text } = await mailed(
      `![Hop](${heavy.address})\n\n::video{src="${film.address}" title="A walk"}`,
    );
    expect(html).toContain(`src="${origin}${heavy.address}/1/1200.jpg"`);
    expect(html).toMatch(new RegExp(`<a href="${origin}${film.address}"[^>]*>▶ A walk</a>`));
    expect(html).not.toContain("<video");
    expect(text).toContain(`▶ A walk [${origin}${film.address}]`);
  });

  it("come in every width where the letter is read online, and as they were mailed where it is mailed", async () => {
    const { address } = await storedImage(services);
    const owner = testOwner(services);
    const email = "reader@pond.example";
    const reader = { id: email, email, emailKey: email, state: "confirmed" as const, createdAt: world.now };
    await services.db.insert(subscribers).values(reader);
    const letter = { subject: "June", content: `![A toad](${address})`, sendKey: crypto.randomUUID() };
    const issue = await sendIssue(services, owner, letter);
    if (isRefused(issue)) throw new Error(issue.message);
    world.now = new Date(world.now.getTime() + 60_000);
    for (const chunk of world.chunks) await deliverIssue(services, chunk);
    expect(world.mails.at(-1)?.html).toContain(`<img src="${origin}${address}" alt="A toad" width="528"`);
    const online = await viewLetter(
      services,
      await signToken(services.secret, "view-letter", issue.id),
      "en",
    );
    expect(online).toMatchObject({ html: expect.stringContaining(`${address}/1/320.avif 320w`) });
  });

  it("leave words where they are deleted, and no link to nowhere", async () => {
    const film = await storedImage(services, { kind: "video" });
    await services.db.delete(images).where(eq(images.id, film.id));
    const { html } = await mailed(
      `::video{src="${film.address}" title="A walk"}\n\n![A toad](${film.address})`,
    );
    expect(html).toContain("A film was here");
    expect(html).toContain("A picture was here: A toad");
    expect(html).not.toContain(film.address);
  });
});
