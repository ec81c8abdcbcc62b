import { expect, it } from "vitest";
import type { Person } from "#testing/document/person.ts";
import { openSite, type Site } from "#testing/document/site.ts";
import { linkIn } from "#testing/link-in-mail.ts";

const reader = "Joiner@pond.example";
const tooLong = "Because. ".repeat(60);

/** From the form to the button in the mail; some seconds pass, as a person takes. */
async function subscribe(site: Site, person: Person): Promise<void> {
  await person.open("/subscribe");
  person.fill("Your email address", reader);
  await site.pass(5);
  await person.press("Subscribe");
  expect(person.read("heading")).toBe("Check your inbox");
}

const confirmationTo = (site: Site) => linkIn(site.mails(reader).at(-1), "/confirmation/");

it("a reader joins, is welcomed once, leaves, says why, and comes back without a second welcome", async () => {
  const site = await openSite();
  const owner = await site.owner();
  await owner.open("/admin/email/welcome/letter");
  owner.fill("Subject", "Hello from the press");
  owner.fill("Letter (markdown)", "Sit down, *have some tea*.");
  await owner.press("Save");
  await owner.press("Add to the welcome letters");

  const person = site.reader();
  await person.open("/subscribe");
  person.fill("Your email address", "not an address");
  await person.press("Subscribe");
  expect(person.page().status).toBe(422);
  expect(person.control("Your email address").getAttribute("aria-invalid")).toBe("true");
  expect(person.value("Your email address")).toBe("not an address");
  await subscribe(site, person);

  const link = confirmationTo(site);
  expect(site.mails(reader).at(-1)?.headers["Auto-Submitted"]).toBe("auto-generated");
  await person.open(link);
  await person.press("Yes, subscribe me");
  expect(person.read("heading")).toBe("You are subscribed");
  await person.open(link);
  expect(person.read("heading")).toBe("You are already subscribed");

  await site.pass(61);
  const welcomes = () => site.mails(reader).filter(({ subject }) => subject === "Hello from the press");
  const [welcome] = welcomes();
  expect(welcome?.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
  await person.open(linkIn(welcome, "/unsubscribe/"));
  await person.press("Unsubscribe");
  expect(person.read("heading")).toBe("You are unsubscribed");
  await person.press("Send");
  expect(person.read("alert")).toContain("This is optional");
  person.fill("Too many letters", true);
  person.fill("In your own words", tooLong);
  await person.press("Send");
  expect(person.read()).toContain("That is too long");
  expect(person.value("In your own words")).toBe(tooLong);
  expect(person.value("Too many letters")).toBe(true);
  person.fill("In your own words", "Because.");
  await person.press("Send");
  expect(person.read()).toContain("Thank you for saying why.");
  expect(person.names("button")).not.toContain("Send");

  await site.pass(301);
  await person.follow("Subscribe again");
  await subscribe(site, person);
  expect(site.mails(reader).at(-1)?.subject).toMatch(/^Welcome back\?/);
  await person.open(confirmationTo(site));
  await person.press("Yes, subscribe me");
  expect(person.read("heading")).toBe("You are subscribed");
  await site.pass(61);
  expect(welcomes()).toHaveLength(1);
});
