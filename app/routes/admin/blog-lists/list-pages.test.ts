import { expect, it } from "vitest";
import { findPost } from "#domain/posts/posts.server.ts";
import { openSite } from "#testing/document/site.ts";
import { drafted } from "#testing/drafts.ts";
import { published } from "#testing/posts.ts";
import { testServices } from "#testing/services.ts";

const { services } = testServices();

it("posts are filtered, tagged, thrown away and taken back, many at once", async () => {
  for (const number of [1, 2, 3])
    // oxlint-disable-next-line no-await-in-loop -- in this order
    await published(services, {
      title: `On the list ${number}`,
      slug: `on-the-list-${number}`,
      tags: "lists",
    });
  await published(services, { title: "Elsewhere" });
  await published(services, { title: "Before", dateString: "4 March 2025", datetime: "2025-03-04 09:00:00" });
  const owner = await (await openSite()).owner();
  const list = () => owner.within("region", "Posts");
  await owner.open("/admin/blog");
  await owner.follow("All posts");
  owner.fill("Year", "2026");
  await owner.press("Filter");
  expect(list().read()).toContain("4 posts");
  expect(list().names("link")).not.toContain("Before");
  await owner.open("/admin/blog/published");
  const titles = () => list().within("list", "posts").names("link");
  const newestFirst = titles();
  owner.fill("Order", "Oldest first");
  await owner.press("Filter");
  expect(owner.page().address.searchParams.get("order")).toBe("oldest");
  expect(titles()[0]).toBe("Before");
  expect(newestFirst.at(-1)).toBe("Before");
  await owner.open("/admin/blog/published?tag=lists");
  expect(list().read()).toContain("3 posts");
  expect(list().names("link")).not.toContain("Elsewhere");

  list().fill("Choose On the list 1", true);
  list().fill("Choose On the list 3", true);
  list().fill("Name of the tag", "walls");
  await list().press("Add the tag");
  expect(owner.read("region", "Notice")).toContain("2 posts have the tag “walls” now.");
  expect(await findPost(services, "on-the-list-3")).toMatchObject({
    tags: [{ name: "lists" }, { name: "walls" }],
  });

  list().fill("Which posts", "This page: 3");
  await list().press("Move to trash");
  expect(owner.read("region", "Notice")).toContain("3 posts are in the trash");
  expect(list().read()).toContain("Nothing found");
  await owner.press("Undo");
  expect(owner.read("region", "Notice")).toContain("Undone: 3 posts are as before.");
  expect(list().names("link")).toContain("On the list 2");
  expect(owner.page().address.search).toBe("?tag=lists");

  await list().press("More for On the list 2");
  await list().press("Reset Likes: On the list 2");
  await list().press("Reset Likes");
  expect(owner.read("region", "Notice")).toContain("The likes are reset.");
  expect(owner.page().address.search, "it stays in the list").toBe("?tag=lists");
});

it("drafts are found, go to the trash and are restored there, many at once", async () => {
  for (const number of [1, 2])
    // oxlint-disable-next-line no-await-in-loop -- in this order
    await drafted(services, { title: `Unseen draft ${number}`, content: "The angle of the yellow screen." });
  const owner = await (await openSite()).owner();
  await owner.open("/admin/blog/drafts");
  owner.fill("Search drafts", "nothing holds this");
  await owner.press("Search");
  expect(owner.read()).toContain("Nothing found");
  owner.fill("Search drafts", "yellow, unseen");
  await owner.press("Search");
  expect(owner.read()).toContain("2 drafts");

  await owner.press("Move to trash");
  expect(owner.read("alert")).toContain("Choose at least one text first.");
  owner.fill("Which drafts", "This page: 2");
  await owner.press("Move to trash");
  expect(owner.read("region", "Notice")).toContain("2 drafts are in the trash");
  await owner.follow("Look at the trash");
  owner.fill("Choose Unseen draft 1", true);
  await owner.press("Restore");
  expect(owner.read("region", "Notice")).toContain("1 draft is restored.");
  await owner.press("More for Unseen draft 2");
  await owner.press("Restore: Unseen draft 2");
  expect(owner.page().address.pathname).toBe("/admin/blog/trash");
  expect(owner.read("region", "Notice")).toContain("The draft is restored.");
  await owner.open("/admin/blog/drafts?q=unseen");
  expect(owner.names("link")).toEqual(expect.arrayContaining(["Unseen draft 1", "Unseen draft 2"]));
});
