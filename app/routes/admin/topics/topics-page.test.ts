import { expect, it } from "vitest";
import { openSite } from "#testing/document/site.ts";
import { linkIn } from "#testing/link-in-mail.ts";

const address = "chooser@pond.example";

it("readers choose topics, and a letter goes to those who want it", async () => {
  const site = await openSite();
  const owner = await site.owner();
  const reader = site.reader();

  await owner.open("/admin/email/topics");
  expect(owner.read()).toContain("No topics yet");
  for (const topic of ["Essays", "Prints 🐸", "ESSAYS"]) {
    owner.fill("Name of the new topic", topic);
    await owner.press("Add");
  }
  expect(owner.read()).toContain("There is a topic with this name already.");
  expect(owner.value("Name of the new topic")).toBe("ESSAYS");

  await reader.open("/subscribe");
  reader.fill("Essays", false);
  reader.fill("Your email address", address);
  await reader.press("Subscribe");
  await reader.press("Subscribe");
  await reader.open(linkIn(site.mails(address)[0], "/confirmation/"));
  await reader.press("Yes, subscribe me");
  expect(reader.read("heading", "You are subscribed")).toBeTruthy();

  await owner.open(`/admin/email/subscribers?q=${address}`);
  await owner.follow(address);
  expect(owner.read()).toContain("Wants no letters about Essays");
  owner.fill("Tags of this subscriber", "Fair");
  await owner.press("Save");

  await owner.open("/admin/email");
  owner.fill("Subject", "For the print club");
  owner.fill("Letter (markdown)", "New prints: [see them](/art).");
  await owner.press("Check and send…");
  owner.fill(/^Fair/, true);
  owner.fill(/^Essays/, true);
  await owner.press("Choose and count");
  expect(owner.read()).toContain("A choice of them: 0");
  await expect(owner.press(/^Send to/)).rejects.toThrow("is disabled");
  owner.fill(/^Essays/, false);
  owner.fill(/^Prints/, true);
  await owner.press("Choose and count");
  expect(owner.read()).toContain("A choice of them: 1");
  owner.fill(/^Count clicks on its links/, true);
  await owner.press("Send to 1 subscriber");
  expect(owner.read()).toContain("To a choice of your subscribers. Topic: Prints");
  await site.pass(61);
  const letters = () => site.mails(address).filter(({ subject }) => subject === "For the print club");
  const [letter] = letters();
  expect(letters()).toHaveLength(1);
  const sent = owner.page().address.pathname;

  const counted = linkIn(letter, "/l/");
  await reader.open(counted);
  expect(reader.page().address.pathname).toBe("/art");
  await reader.open(counted.slice(0, -1));
  expect(reader.page().status).toBe(404);
  await owner.open(sent);
  expect(owner.within("region", "Clicks").readAll("listitem")).toEqual([
    expect.stringMatching(/^https:\/\/toadstool\.test\/art\b.* 1 click$/),
  ]);

  const own = linkIn(letter, "/subscription/");
  await reader.open(own);
  reader.fill("Prints 🐸", false);
  await reader.press("Save");
  expect(reader.read()).toContain("Saved.");
  await reader.open(own);
  expect(reader.page().headers.get("Cache-Control")).toBe("private, no-store");
  expect(reader.page().document.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
  expect(reader.value("Prints 🐸")).toBe(false);
  await reader.open(own.slice(0, -1));
  expect(reader.read("heading")).toBe("This link is incomplete");
  await reader.open(own);
  await reader.follow("Unsubscribe");
  expect(reader.read("heading")).toBe("Unsubscribe?");

  await owner.open("/admin/email/topics");
  for (const topic of ["Essays", "Prints 🐸"]) {
    await owner.press(`More for ${topic}`);
    await owner.press(`Delete: ${topic}`);
    await owner.press("Delete");
    expect(owner.read("region", "Notice")).toContain("The topic is deleted.");
  }
  expect(owner.read()).toContain("No topics yet");
});
