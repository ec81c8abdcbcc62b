import { expect, it } from "vitest";
import { openSite } from "#testing/document/site.ts";

const home = "/admin/email/welcome";

it("takes letters in, tests them, and gives readers changes when the owner says so", async () => {
  const site = await openSite();
  const owner = await site.owner();
  const letter = (subject: string) => {
    const found = owner.readAll("listitem").find((item) => item.includes(subject));
    if (!found) throw new Error(`No letter ${subject}.`);
    return found;
  };
  await owner.open(home);
  await owner.follow("Write the first letter");
  expect(owner.read("heading", "New welcome letter")).toBeTruthy();
  owner.fill("Subject", "Hello from the kettle");
  await owner.press("Save");
  await owner.press("Add to the welcome letters");
  expect(owner.read()).toContain("The letter is empty. Please write something.");
  owner.fill("Letter (markdown)", "Sit down.");
  await owner.press("Save");
  owner.fill("Send a test to", "proof@pond.example");
  await owner.press("Send test");
  expect(owner.read("region", "Notice")).toContain("A test letter is on its way to proof@pond.example.");
  expect(site.mails("proof@pond.example").map(({ subject }) => subject)).toEqual([
    "[Test] Hello from the kettle",
  ]);
  await owner.press("Add to the welcome letters");
  expect(letter("kettle")).toContain("At once, after confirming");
  expect(letter("kettle")).toContain("No one has received it yet.");

  await owner.follow("Add a letter");
  owner.fill("Subject", "A week later");
  owner.fill("Letter (markdown)", "How was the tea?");
  await owner.press("Save");
  await owner.press("Add to the welcome letters");
  expect(letter("A week later")).toContain("7 days after the one before");

  await owner.follow("Hello from the kettle");
  expect(owner.read("heading", "Welcome letter")).toBeTruthy();
  owner.fill("Letter (markdown)", "Sit down. Or coffee.");
  await owner.press("Save and close");
  expect(letter("kettle")).toContain("Has changes that readers do not get yet");
  await owner.follow("Hello from the kettle");
  await owner.press("Save for readers");
  expect(owner.read("region", "Notice")).toContain("Readers whose turn comes now get this text.");
  await owner.press("Preview mail");
  const frame = owner.page().document.querySelector("iframe")?.getAttribute("src") ?? "";
  expect(await (await owner.ask(frame)).text()).toContain("Or coffee.");
  await owner.follow("Continue writing");
  expect(owner.value("Letter (markdown)")).toBe("Sit down. Or coffee.");

  await owner.open(home);
  await owner.press("More for A week later");
  await owner.press("Move up: A week later");
  expect(letter("A week later")).toContain("7 days after confirming");
  await owner.press("More for A week later");
  await owner.press("Delete: A week later");
  await owner.press("Delete");
  await owner.press("More for Hello from the kettle");
  await owner.press("Pause: Hello from the kettle");
  expect(letter("kettle")).toContain("At once, after confirming · Paused");
  await owner.press("More for Hello from the kettle");
  await owner.press("Switch on: Hello from the kettle");
  expect(letter("kettle")).not.toContain("Paused");
});

it("puts a deleted letter back into its place, paused", async () => {
  const owner = await (await openSite()).owner();
  await owner.open(`${home}/letter`);
  owner.fill("Subject", "Goodbye from the kettle");
  owner.fill("Letter (markdown)", "Stand up.");
  await owner.press("Save");
  await owner.press("Add to the welcome letters");
  await owner.follow("Goodbye from the kettle");
  await owner.press("Delete this letter");
  await owner.press("Delete");
  expect(owner.names("link")).not.toContain("Goodbye from the kettle");
  await owner.press("Undo");
  expect(owner.value("Letter (markdown)")).toBe("Stand up.");
  await owner.open(home);
  const letter = owner.readAll("listitem").find((item) => item.includes("Goodbye from the kettle"));
  expect(letter).toContain("Paused");
});
