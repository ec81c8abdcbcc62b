import { expect, it } from "vitest";
import { openSite } from "#testing/document/site.ts";
import { findPost } from "#domain/posts/posts.server.ts";
import { published } from "#testing/posts.ts";
import { testServices } from "#testing/services.ts";

const like = /^Like/;

it("a like is counted by the form, once for each reader, withdrawn by them alone, and shown as one more or less than before", async () => {
  const site = await openSite();
  const { services } = testServices();
  const { id, slug } = await published(services);
  const stored = async () => (await findPost(services, id))?.likes;
  const person = site.reader();
  const other = site.reader();
  const press = async (one: typeof person) => {
    await one.open(`/blog/${slug}`);
    expect(one.element("button", like).getAttribute("aria-pressed")).toBe("false");
    await one.press(like);
  };
  const shown = (one: typeof person) => [
    one.element("button", like).getAttribute("aria-pressed"),
    one.read("button", like),
  ];

  await press(person);
  expect([shown(person), await stored()]).toEqual([["true", "Like 1"], 1]);
  expect(person.read()).toContain("1 like");
  // Hers is stored already, and the page is a fresh one.
  await press(person);
  expect([shown(person), await stored()]).toEqual([["true", "Like 2"], 1]);
  expect(person.read()).toContain("2 likes");
  await press(other);
  expect([shown(other), await stored()]).toEqual([["true", "Like 2"], 2]);
  await person.press(like);
  expect([shown(person), await stored()]).toEqual([["false", "Like 1"], 1]);
  await other.press(like);
  expect([shown(other), await stored()]).toEqual([["false", "Like 1"], 0]);
  await other.open(`/blog/${slug}`);
  expect(shown(other)).toEqual(["false", "Like 0"]);
});
