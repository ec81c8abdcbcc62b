import { keys } from "../browser.ts";
import type { Journey } from "../journey.ts";
import { enter, logIn } from "../log-in.ts";
import { Person, until } from "../person.ts";
import { openForm, writeText } from "./owner-writes.ts";

export const lostSession: Journey = {
  name: "a lost session: the owner logs in beside the text, and nothing of it is lost",
  async walk(person, where) {
    await enter(person, where, "/admin/blog");
    await openForm(person);
    await person.write("Title", `Without a key ${Date.now()}`);
    await person.write("/^Summary/", "In short.");
    await writeText(person, "Begun.");
    await until("the draft is saved by itself", async () => /\?draft=/.test(await person.address()), 60_000);
    await person.tab.forgetCookies();
    await person.press("field", "/^Text \\(markdown\\)/");
    await person.tab.chord(keys.control, keys.end);
    await person.tab.type([..." Going on."]);
    await person.see("dialog", "/logged out/", 60_000);
    await person.press("button", "Log in again");
    const popup = await until("the login opens beside the page", () => person.tab.popup());
    const beside = new Person(popup, person.site);
    await logIn(beside, where);
    await until("the login's window closes", () =>
      beside.address().then(
        () => false,
        () => true,
      ),
    );
    await popup.close();
    await person.seesNo("dialog", "/logged out/");
    await person.visit(new URL(await savedAddress()).pathname + new URL(await savedAddress()).search);
    await person.hydrated();
    await openForm(person);
    await until("the whole text is at the site", async () =>
      (await person.see("field", "/^Text \\(markdown\\)/")).text.includes("Begun. Going on."),
    );

    async function savedAddress(): Promise<string> {
      await until("the text is saved", () =>
        person.tab.run(() => /Saved/.test(document.querySelector("main")?.textContent ?? "")),
      );
      return person.address();
    }
  },
};
