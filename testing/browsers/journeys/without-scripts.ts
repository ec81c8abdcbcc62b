import { linkInMail } from "../inbox.ts";
import { keys } from "../browser.ts";
import type { Journey } from "../journey.ts";
import { logIn } from "../log-in.ts";
import { type Person, until } from "../person.ts";
import { exactly, places, searchFor } from "../places.ts";
import { subscribe } from "./subscribing.ts";

const found = places.post;

export const withoutScripts: Journey = {
  name: "forms without scripts: search, like, subscribe, and the owner publishes",
  withoutScripts: true,
  async walk(person, where) {
    if (found) await searchAndLike(person, found);

    const reader = `paper.${Date.now()}@example.com`;
    await person.visit("/subscribe");
    await subscribe(person, reader);
    await person.tab.go(await linkInMail(where.inbox, reader, "/confirmation/"));
    await person.press("button", "Yes, subscribe me");
    await person.see("heading", "You are subscribed");

    await person.visit("/admin/blog");
    await logIn(person, where);
    await person.at(/\/admin\/blog$/);
    const slug = `plain-paper-${Date.now()}`;
    await person.write("Title", "Plain paper");
    await person.write("/^Slug/", slug);
    await person.write("/^Summary/", "Nothing moves here.");
    await person.write("/^Text \\(markdown\\)/", "Still **true**.");
    await person.press("button", "Publish Post");
    await person.at(/:\d+\/blog(\?|$)/);
    await person.visit(`/blog/${slug}`);
    await person.see("text", "/^Still true/");
  },
};

async function searchAndLike(person: Person, { title, slug }: { title: string; slug: string }) {
  await person.visit("/blog");
  await person.write("/^Search/", searchFor(title));
  await person.tab.type([keys.enter]);
  await person.at(/\?q=./);
  await person.press("link", exactly(title));
  await person.at(new RegExp(slug));
  const count = async () => Number(/\d+/.exec((await person.see("button", "/^Like/")).text)?.[0]);
  const before = await count();
  await person.press("button", "/^Like/");
  await until("the like is counted", async () => (await count()) > before);
  const answered = await count();
  await person.visit(`/blog/${slug}`);
  // A cached page may lack the latest likes of other visitors.
  const liked = await count();
  if (liked < answered) throw new Error(`${answered} likes became ${liked}.`);
  // Marks this document, so that the page that answers can be distinguished from it.
  await person.tab.run(() => document.querySelector("main")?.setAttribute("data-before", ""));
  await person.press("button", "/^Like/");
  await until("the form is answered", () =>
    person.tab.run(() => document.querySelector("main:not([data-before])") !== null),
  );
  await person.visit(`/blog/${slug}`);
  if ((await count()) !== liked) throw new Error("A visitor's second like was counted.");
}
