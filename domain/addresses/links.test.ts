import { beforeEach, describe, expect, it } from "vitest";
import {
  deliveries,
  drafts,
  linkChecks,
  linkReadings,
  newsletterIssues,
  notes,
  pages,
  posts,
  works,
} from "#db/schema.ts";
import { isRefused } from "#domain/outcome.ts";
import { published } from "#testing/posts.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { projectCalled, storedWork } from "#testing/works.ts";
import { renderMarkdown } from "../markdown/render.server.ts";
import { noteInput } from "../notes/note.ts";
import { publishNote } from "../notes/publishing.server.ts";
import { parse } from "../parse.ts";
import { deletePost } from "../posts/trash.server.ts";
import { checkDueLinks, listDeadLinks, readLinks } from "./links.server.ts";

const gone = new Set(["https://gone.example/x"]);
const answer = async (url: RequestInfo | URL) =>
  new Response(null, { status: gone.has(String(url)) ? 404 : 200 });
let { services, world } = testServices({ fetch: answer });
const inside = async (path: string) => (path === "/here" ? 200 : 404);
const list = () => listDeadLinks(services, testOwner(services));

beforeEach(async () => {
  ({ services, world } = testServices({ fetch: answer }));
  const texts = [deliveries, newsletterIssues, notes, pages, drafts, posts, works];
  for (const table of [...texts, linkChecks, linkReadings])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await services.db.delete(table);
});

/** The cron’s next run, so many days later. */
async function run(days: number) {
  world.now = new Date(world.now.getTime() + days * 86_400_000);
  await readLinks(services);
  await checkDueLinks(services, inside);
}

describe("a link in any other published text", () => {
  it("is listed with the note, the page, the letter and the project, and with none that is not shown", async () => {
    const href = "https://gone.example/x";
    const content = `[a](${href})`;
    const now = services.clock();
    const owner = testOwner(services);
    const note = parse(noteInput, { content: "Look.", link: href, key: "a-key-of-a-phone" });
    if (isRefused(note)) throw new Error("The note is refused.");
    await publishNote(services, owner, note);
    const page = { title: "Now", summary: "", version: 1, publishedAt: now, updatedAt: now, content };
    const draft = {
      kind: "page",
      title: "Now",
      slug: "",
      summary: "",
      content,
      createdAt: now,
      updatedAt: now,
    } as const;
    for (const [id, deletedAt] of [
      ["page", null],
      ["gone", now],
    ] as const) {
      await services.db.insert(drafts).values({ id, ...draft });
      await services.db
        .insert(pages)
        .values({ id, path: "/now", html: renderMarkdown(content), deletedAt, ...page });
    }
    const letter = {
      subject: "Spores",
      origin: "",
      audience: 1,
      startedAt: now,
      content,
      state: "sent",
    } as const;
    for (const id of ["letter", "private"]) {
      await services.db
        .insert(newsletterIssues)
        .values({ id, sendKey: id, slug: id, isPublic: id === "letter", ...letter });
      await services.db.insert(deliveries).values({ issueId: id, subscriberId: id, state: "delivered" });
    }
    await storedWork(services, "project", projectCalled("lamp", { story: content }));
    await storedWork(services, "project", projectCalled("secret", { story: content }), { isHidden: true });
    await run(0);
    await run(1.1);
    const [link] = await list();
    expect(link?.texts.map(({ kind, title }) => `${kind} ${title}`)).toEqual([
      "note Look.",
      "page Now",
      "letter Spores",
      "project lamp",
    ]);
  });
});

describe("a link in a post", () => {
  const content =
    "[a](https://gone.example/x) [b](/nowhere) [c](/here) [d](https://good.example) [e](http://10.0.0.1/)";

  it("is listed with its posts once it was broken twice, a day apart", async () => {
    const { id } = await published(services, { slug: "walk", title: "A walk", content });
    await run(0);
    expect(await list()).toEqual([]);
    await run(1.1);
    expect((await list()).map(({ url, texts: [text] }) => [url, text])).toEqual(
      ["https://gone.example/x", "https://toadstool.test/nowhere"].map((url) => [
        url,
        { kind: "post", id, title: "A walk" },
      ]),
    );
  });

  it("is off the list once it works again, and once no text names it", async () => {
    const { id } = await published(services, { slug: "walk", content });
    await run(0);
    await run(1.1);
    gone.clear();
    await run(1.1);
    gone.add("https://gone.example/x");
    expect((await list()).map(({ url }) => url)).toEqual(["https://toadstool.test/nowhere"]);
    await deletePost(services, testOwner(services), id);
    expect(await list()).toEqual([]);
  });

  it("that works is tried again after a month, and not before", async () => {
    const asked: string[] = [];
    ({ services, world } = testServices({
      fetch: async (url) => {
        asked.push(String(url));
        return new Response();
      },
    }));
    await published(services, { slug: "walk", content: "[a](https://good.example/)" });
    await run(0);
    await run(29);
    expect(asked).toEqual(["https://good.example/"]);
    await run(2);
    expect(asked).toHaveLength(2);
  });
});
