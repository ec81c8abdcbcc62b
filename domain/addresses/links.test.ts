import { beforeEach, describe, expect, it } from "vitest";
import { linkChecks, linkReadings, posts } from "#db/schema.ts";
import { published } from "#testing/posts.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { deletePost } from "../posts/posts.server.ts";
import { checkDueLinks, listDeadLinks, readLinks } from "./links.server.ts";

const gone = new Set(["https://gone.example/x"]);
const answer = async (url: RequestInfo | URL) =>
  new Response(null, { status: gone.has(String(url)) ? 404 : 200 });
let { services, world } = testServices({ fetch: answer });
const inside = async (path: string) => (path === "/here" ? 200 : 404);
const list = () => listDeadLinks(services, testOwner(services));

beforeEach(async () => {
  ({ services, world } = testServices({ fetch: answer }));
  for (const table of [posts, linkChecks, linkReadings])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await services.db.delete(table);
});

/** The cron’s next run, so many days later. */
async function run(days: number) {
  world.now = new Date(world.now.getTime() + days * 86_400_000);
  await readLinks(services);
  await checkDueLinks(services, inside);
}

describe("a link in a post", () => {
  const content =
    "[a](https://gone.example/x) [b](/nowhere) [c](/here) [d](https://good.example) [e](http://10.0.0.1/)";

  it("is listed with its posts once it was broken twice, a day apart", async () => {
    await published(services, { slug: "walk", title: "A walk", content });
    await run(0);
    expect(await list()).toEqual([]);
    await run(1.1);
    expect((await list()).map(({ url, posts: [post] }) => [url, post])).toEqual(
      ["https://gone.example/x", "https://toadstool.test/nowhere"].map((url) => [
        url,
        { slug: "walk", title: "A walk" },
      ]),
    );
  });

  it("is off the list once it works again, and once no post names it", async () => {
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
