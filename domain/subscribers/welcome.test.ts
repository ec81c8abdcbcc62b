import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { newsletterChoices, subscribers } from "#db/schema.ts";
import { testOwner, testServices } from "#testing/services.ts";
import { parse } from "../parse.ts";
import { signToken } from "../tokens/token.server.ts";
import { signConfirmation } from "./confirmation-link.server.ts";
import { subscribe } from "./subscribe.server.ts";
import { confirmSubscription, unsubscribe } from "./subscription.server.ts";
import { sweepWelcomes } from "./welcome.server.ts";
import { welcomeInput } from "./welcome.ts";
import { readWelcome, saveWelcome, testWelcome } from "./welcome-choice.server.ts";

const minute = 60_000;
const letter = { isOn: true, subject: "Hello, newcomer", content: "Sit down, *have some tea*." };
let { services, world } = testServices();
let owner = testOwner(services);

beforeEach(async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  ({ services, world } = testServices());
  owner = testOwner(services);
  await services.db.delete(newsletterChoices);
  await services.db.delete(subscribers);
});
afterEach(() => vi.restoreAllMocks());

const settled = () => Promise.all(world.background);
const welcomes = () => world.mails.filter(({ subject }) => subject === letter.subject);
const later = (milliseconds: number) => (world.now = new Date(world.now.getTime() + milliseconds));

async function reader() {
  const [row] = await services.db.select().from(subscribers);
  if (!row) throw new Error("There is no subscriber.");
  return row;
}
async function join() {
  later(10 * minute);
  await subscribe(services, "203.0.113.7", { email: "reader@pond.example" });
  await confirmSubscription(services, "203.0.113.7", await signConfirmation(services, await reader()));
  await settled();
}
const leave = async () =>
  unsubscribe(services, await signToken(services.secret, "unsubscribe", (await reader()).id));

describe("the welcome letter", () => {
  it("goes to a reader who has just confirmed, with the headers and the unsubscribe link", async () => {
    await saveWelcome(services, owner, letter);
    await join();
    const { id, welcomedAt } = await reader();
    const url = `https://toadstool.test/unsubscribe/${await signToken(services.secret, "unsubscribe", id)}`;
    expect(welcomes()).toHaveLength(1);
    expect(welcomes()[0]).toMatchObject({
      to: "reader@pond.example",
      headers: { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
    });
    expect(welcomes()[0]?.html).toContain("<em>have some tea</em>");
    expect(welcomes()[0]?.html).toContain(url);
    expect(welcomes()[0]?.text).toContain(url);
    expect(welcomes()[0]?.html).not.toContain("View online");
    expect(welcomedAt).toEqual(world.now);
  });

  it("goes once in a reader's life: not by another press, the cron, or coming back", async () => {
    await saveWelcome(services, owner, letter);
    await join();
    await join();
    await sweepWelcomes(services);
    await leave();
    await join();
    expect((await reader()).state).toBe("confirmed");
    expect(welcomes()).toHaveLength(1);
  });

  it("goes once when the press and the cron meet", async () => {
    await saveWelcome(services, owner, letter);
    later(minute);
    await subscribe(services, "203.0.113.7", { email: "reader@pond.example" });
    await services.db.update(subscribers).set({ state: "confirmed", confirmedAt: world.now });
    await Promise.all(Array.from({ length: 5 }, () => sweepWelcomes(services)));
    expect(welcomes()).toHaveLength(1);
  });

  it("does not go while it is switched off, unwritten, or the postal address is missing", async () => {
    await join();
    await saveWelcome(services, owner, { ...letter, isOn: false });
    await leave();
    await join();
    await saveWelcome(services, owner, letter);
    const { mail } = services.settings;
    services.settings = { ...services.settings, mail: { ...mail, postalLine: "" } };
    await leave();
    await join();
    expect(welcomes()).toHaveLength(0);
    expect((await reader()).welcomedAt).toBeNull();
  });

  it("does not go to readers from before it was switched on", async () => {
    await saveWelcome(services, owner, { ...letter, isOn: false });
    await join();
    later(minute);
    await saveWelcome(services, owner, letter);
    await sweepWelcomes(services);
    expect(welcomes()).toHaveLength(0);
  });

  it("goes to all newcomers since it was switched on, also after its words were changed", async () => {
    await saveWelcome(services, owner, letter);
    world.acceptMail = () => ({ result: "busy", reason: "421 later", retryAfter: null });
    await join();
    world.acceptMail = () => ({ result: "accepted", messageId: null });
    later(minute);
    world.mails.length = 0;
    await saveWelcome(services, owner, { ...letter, content: "Coffee rather." });
    await sweepWelcomes(services);
    expect(welcomes()).toHaveLength(1);
    expect(welcomes()[0]?.text).toContain("Coffee");
  });

  it("is tried again by the cron where the mail server was busy", async () => {
    await saveWelcome(services, owner, letter);
    world.acceptMail = () => ({ result: "busy", reason: "421 later", retryAfter: null });
    await join();
    expect((await reader()).welcomedAt).toBeNull();
    world.acceptMail = () => ({ result: "accepted", messageId: null });
    await sweepWelcomes(services);
    await sweepWelcomes(services);
    expect(welcomes()).toHaveLength(2);
    expect((await reader()).welcomedAt).not.toBeNull();
  });

  it.each([
    { result: "uncertain", reason: "the line broke" } as const,
    { result: "refused", reason: "550 reader@pond.example is unknown" } as const,
  ])("is not tried again after $result: it may have gone, or never will", async (answer) => {
    await saveWelcome(services, owner, letter);
    world.acceptMail = () => answer;
    await join();
    await sweepWelcomes(services);
    expect(welcomes()).toHaveLength(1);
  });

  it("does not go to readers who left before the cron ran", async () => {
    await saveWelcome(services, owner, letter);
    world.acceptMail = () => ({ result: "busy", reason: "421 later", retryAfter: null });
    await join();
    await leave();
    world.mails.length = 0;
    await sweepWelcomes(services);
    expect(welcomes()).toHaveLength(0);
  });

  it("is kept as it was saved, and is nothing at first", async () => {
    expect(await readWelcome(services, owner)).toEqual({ isOn: false, subject: "", content: "" });
    await saveWelcome(services, owner, letter);
    expect(await readWelcome(services, owner)).toEqual(letter);
  });

  it.each([
    [{ ...letter, subject: "" }, "subject"],
    [{ ...letter, content: " \n" }, "content"],
    [{ ...letter, subject: "Hello\r\nBcc: all@pond.example" }, "subject"],
    [{ ...letter, isOn: false, subject: "Hello\nBcc: all@pond.example" }, "subject"],
    [{ ...letter, content: "x".repeat(200_001) }, "content"],
  ])("may not be %#: its %s is refused", (input, field) => {
    expect(parse(welcomeInput, input)).toMatchObject({ refused: "invalid", issues: [{ field }] });
  });

  it("may be unwritten while it is off", () => {
    expect(parse(welcomeInput, { isOn: false, subject: " ", content: "" })).toEqual({
      isOn: false,
      subject: "",
      content: "",
    });
  });

  it("is tested as it would be sent, and its link unsubscribes no one", async () => {
    expect(await testWelcome(services, owner, letter)).toEqual({ to: "letters@toadstool.test" });
    expect(world.mails[0]).toMatchObject({ subject: `[Test] ${letter.subject}` });
    expect(world.mails[0]?.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    world.acceptMail = () => ({ result: "refused", reason: "550 no" });
    expect(await testWelcome(services, owner, { ...letter, to: "x@pond.example" })).toMatchObject({
      code: "mail_refused",
      issues: [{ field: "to" }],
    });
  });
});
