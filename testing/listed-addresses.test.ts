import { matchPath } from "react-router";
import { expect, it } from "vitest";
import * as schema from "#db/schema.ts";
import { createDraft } from "#domain/drafts/drafts.server.ts";
import { publishPage } from "#domain/drafts/publish-page.server.ts";
import { addresses } from "#workers/addresses.ts";
import { worksOfStudio } from "#workers/works-of-studio.ts";
import { ask } from "./api.ts";
import { clearSite } from "./page-cache/clear-site.ts";
import { newPost, published } from "./posts.ts";
import { testOrigin, testOwner, testServices } from "./services.ts";

const { services } = testServices({ workFiles: worksOfStudio });

it("the sitemap has pages of every address that is listed, and of no other", async () => {
  await clearSite(services);
  await services.db.update(schema.newsletterIssues).set({ isPublic: true });
  await published(services, newPost({ slug: "a-post", tags: "riso", series: "Small things" }));
  const page = { title: "Now", summary: "", slug: "now", dateString: "", imageUrl: "", content: "Printing." };
  const draft = await createDraft(services, testOwner(services), { ...page, kind: "page" });
  await publishPage(services, testOwner(services), draft.id);
  const at = services.clock();
  const note = { id: "bcdfghjk", key: "a-key", title: "Rain", content: "Rain", html: "<p>Rain</p>" };
  await services.db.insert(schema.notes).values({ ...note, pictures: [], publishedAt: at, updatedAt: at });

  const map = await (await ask(new Request(`${testOrigin}/sitemap.xml`))).text();
  const paths = [...map.matchAll(/<loc>([^<]+)/g)].map(([, address = ""]) => new URL(address).pathname);
  const patterns = addresses.map(({ path }) => path).toSorted((a, b) => score(b) - score(a));
  const listed = paths.map((path) => patterns.find((pattern) => matchPath(`/${pattern}`, path)));
  expect(new Set(listed)).toEqual(
    new Set(addresses.filter((address) => address.listed).map(({ path }) => path)),
  );
});

/** Fixed addresses come before patterns, as in the router. */
const score = (path: string) => (path === "*" ? -1 : /[:*]/.test(path) ? 0 : 1);
