import { linkInMail } from "../inbox.ts";
import type { Journey } from "../journey.ts";
import type { Person } from "../person.ts";
import { until } from "../person.ts";

/** Presses again where a quick press leads to the second step. */
export async function subscribe(person: Person, reader: string): Promise<void> {
  await person.write("/^Your email address/", reader);
  await until("the site asks to look in the inbox", async () => {
    if (await person.see("heading", "Check your inbox", 200).catch(() => null)) return true;
    await new Promise((later) => setTimeout(later, 2_000));
    await person.tab.run(() => document.querySelector<HTMLFormElement>("main form")?.requestSubmit());
    return person.see("heading", "Check your inbox", 3_000).catch(() => null);
  });
}

export const subscribing: Journey = {
  name: "subscribe through the inbox: asked, confirmed, left again",
  async walk(person, { inbox }) {
    const reader = `reader.${Date.now()}@example.com`;
    await person.visit("/subscribe");
    await person.hydrated();
    await subscribe(person, reader);
    await person.tab.go(await linkInMail(inbox, reader, "/confirmation/"));
    await person.press("button", "Yes, subscribe me");
    await person.see("heading", "You are subscribed");
    await person.tab.go(await linkInMail(inbox, reader, "/confirmation/"));
    await person.see("heading", "You are already subscribed");
  },
};
