import { resolve } from "node:path";
import { keys } from "../browser.ts";
import type { Journey } from "../journey.ts";
import { enter } from "../log-in.ts";
import { type Person, until } from "../person.ts";

const picture = resolve(import.meta.dirname, "../../studio/public/images/covers/04.webp");

export const ownerWrites: Journey = {
  name: "the owner logs in, writes, adds a picture, is saved, publishes, is asked, deletes",
  async walk(person, where) {
    await enter(person, where, "/admin/blog");
    await openForm(person);
    const title = `Written in ${Date.now()}`;
    await person.write("Title", title);
    await person.write("/^Summary/", "In short.");
    await writeText(person, "Plain words.");
    await until("the draft is saved by itself", async () => /\?draft=/.test(await person.address()), 60_000);

    await person.press("button", "Choose from the library");
    await person.see("dialog", "/./");
    await person.tab.attach("dialog[open] input[type=file]", picture);
    await until(
      "the picture becomes the cover",
      async () => {
        // A browser that was tested before may have uploaded it already.
        const known = await person.see("button", "/^Use that one/", 0).catch(() => null);
        if (known) await person.press("button", "/^Use that one/");
        return /^\/media\/[a-z2-7]{16}$/.test((await person.see("field", "/^Image \\(URL\\)/", 0)).value);
      },
      90_000,
    );

    await person.press("button", "/^Publish (Post|Draft)$/");
    await person.at(/:\d+\/blog(\?|$)/);
    await person.follow(`/${title}/`, /\/blog\/written-in-\d+$/);
    await person.see("heading", title);
    await person.see("text", "Plain words.");
    await person.press("button", "/^Delete/");
    await person.see("dialog", "/./");
    await person.tab.type([keys.escape]);
    await person.seesNo("dialog", "/./");
    await person.see("heading", title);
    await person.press("button", "/^Delete/");
    await person.see("dialog", "/./");
    await person.press("button", "/^(Delete|Yes)/");
    await person.at(/:\d+\/(admin\/)?blog(\?|$)/);
    await person.seesNo("link", `/^${title}/`);
  },
};

export async function openForm(person: Person): Promise<void> {
  const isOpen = await person.tab.run(
    () => document.querySelector("[data-view]")?.checkVisibility() ?? false,
  );
  if (!isOpen) await person.press("button", "/Show Form/");
  await person.tab.run(() => document.querySelector("[data-view]")?.scrollIntoView({ block: "center" }));
  await until("the writing tools have come", () =>
    person.tab.run(() => document.querySelector("[role=toolbar][aria-label='Formatting']") !== null),
  );
}

export async function writeText(person: Person, text: string): Promise<void> {
  await person.press("field", "/^Text \\(markdown\\)/");
  await person.tab.type([...text]);
  await until("the text is on the page", async () => {
    const { text: shown, value } = await person.see("field", "/^Text \\(markdown\\)/");
    return `${shown} ${value}`.includes(text);
  });
}
