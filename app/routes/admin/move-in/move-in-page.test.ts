import { expect, it } from "vitest";
import { beginCreating } from "#domain/bulk/created.server.ts";
import { undoCreated } from "#domain/bulk/undo-created.server.ts";
import { publishPost, updatePost } from "#domain/posts/publishing.server.ts";
import type { Person } from "#testing/document/person.ts";
import { openSite } from "#testing/document/site.ts";
import { newPost } from "#testing/posts.ts";
import { testOwner, testServices } from "#testing/services.ts";

const { services } = testServices();
const rows = (owner: Person) => owner.within("list", "moves").readAll("listitem");

it("without scripts, the page names the command, and the moves with the keys by which it undoes them", async () => {
  const key = crypto.randomUUID();
  await beginCreating(services, testOwner(services), { key, name: "export.json (Ghost)" });
  const owner = await (await openSite()).owner();
  await owner.open("/admin/move-in");
  expect(owner.read()).toContain("npm run move-in -- EXPORT --to https://YOUR-SITE");
  expect(rows(owner).join(" ")).toMatch(new RegExp(`export\\.json \\(Ghost\\).*${key}.*Nothing so far`));
});

it("of a move whose undo is over, the page says how much stays", async () => {
  const key = crypto.randomUUID();
  const me = testOwner(services);
  await beginCreating(services, me, { key, name: "stays.zip" });
  const post = await publishPost(services, me, {
    ...newPost(),
    publishKey: crypto.randomUUID(),
    change: key,
  });
  if ("slug" in post) await updatePost(services, me, post.id, newPost({ slug: post.slug, title: "Mine" }));
  const owner = await (await openSite()).owner();
  await owner.open("/admin/move-in");
  const row = () => rows(owner).find((words) => words.includes("stays.zip"));
  expect(row()).toMatch(/ 1 post /);
  await undoCreated(services, me, key);
  await owner.open("/admin/move-in");
  expect(row()).toContain("Undone; 1 post stays");
});
