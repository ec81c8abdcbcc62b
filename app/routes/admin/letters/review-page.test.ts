import { beforeEach, describe, expect, it } from "vitest";
import type { Person } from "#testing/document/person.ts";
import { profile } from "#studio/profile.ts";
import { openSite, type Site } from "#testing/document/site.ts";
import { linkIn } from "#testing/link-in-mail.ts";
import { faultsOf } from "#testing/mail-html.ts";
import { published } from "#testing/posts.ts";
import { testServices } from "#testing/services.ts";
import { emptySubscribers, enlist } from "#testing/subscribers.ts";
import { tellTested } from "./tested.server.ts";

const reader = "reader@pond.example";

beforeEach(async () => {
  await emptySubscribers();
  await enlist(reader);
});

async function write(owner: Person, subject: string, content: string): Promise<void> {
  await owner.open("/admin/email");
  owner.fill("Subject", subject);
  owner.fill("Letter (markdown)", content);
  await owner.press("Check and send…");
  expect(owner.read("heading", "Check and send")).toBeTruthy();
}

const subjectsTo = (site: Site, address: string) => site.mails(address).map(({ subject }) => subject);

describe("a letter", () => {
  it("is written, seen as four kinds of inbox show it, checked, tested, sent, and arrives as it was tested", async () => {
    const site = await openSite();
    const owner = await site.owner();
    const subject = "Toads in June 🐸 – early";
    await owner.open("/admin/email");
    owner.fill("Subject", subject);
    owner.fill("Letter (markdown)", "Some toads are **early**.");
    await owner.press("Preview mail");
    expect(owner.read()).toMatch(/\d KB of HTML/);
    for (const [view, look] of [
      ["Desktop", "light"],
      ["Phone", "light"],
      ["Dark", "dark"],
      ["Plain text", "text"],
    ] as const) {
      await owner.follow(view);
      const frame = owner.page().document.querySelector("iframe");
      const address = frame?.getAttribute("src") ?? "";
      expect([frame?.getAttribute("title"), address]).toEqual([
        expect.stringContaining(view),
        expect.stringContaining(`/preview/${look}?`),
      ]);
      const mail = await (await owner.ask(address)).text();
      expect(mail).toMatch(look === "text" ? "Some toads are early." : /Some toads are <strong/);
    }
    await owner.follow("Continue writing");
    owner.fill(
      "Letter (markdown)",
      "Some toads are **early** this year. [Read on](/blog).\n\n```ts\nconst half = 2;\n```",
    );
    await owner.press("Check and send…");
    expect(owner.read()).toContain("This text has not been tested.");
    owner.fill("Send a test to", "proof@pond.example");
    await owner.press("Send test");
    expect(owner.read("region", "Notice")).toContain("A test letter is on its way to proof@pond.example.");
    await owner.press(/ checks passed$/);
    expect(owner.read()).toContain("This text was sent to you as a test.");
    expect(subjectsTo(site, "proof@pond.example")).toEqual([`[Test] ${subject}`]);

    await owner.press("Send to 1 subscriber");
    await site.pass(61);
    const [letter] = site.mails(reader);
    expect(subjectsTo(site, reader)).toEqual([subject]);
    expect(faultsOf(letter?.html ?? "")).toEqual([]);
    expect(letter?.html).toContain("<strong");
    expect(letter?.text).toContain("Some toads are early this year.");
    expect(letter?.text).toContain("/blog");
    expect(letter?.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    await owner.open("/admin/email");
    expect(owner.read("region", "Draft letters")).not.toContain(subject);

    const person = site.reader();
    await person.open(linkIn(letter, "/letters/"));
    expect(person.read()).toContain("Some toads are early this year.");
    const oneClick = new URL(letter?.headers["List-Unsubscribe"]?.match(/<(https?:[^>]+)>/)?.[1] ?? "")
      .pathname;
    await person.open(oneClick);
    await owner.open("/admin/email/subscribers");
    expect(owner.readAll("listitem").find((item) => item.includes(reader))).toContain("Confirmed");
    const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
    expect((await site.send(oneClick, { method: "POST", body })).status).toBe(200);
    await owner.open("/admin/email/subscribers");
    expect(owner.readAll("listitem").find((item) => item.includes(reader))).toContain("Unsubscribed");
    await person.open(oneClick);
    expect(person.read("heading")).toBe("You are unsubscribed");
  });

  it("is undone, scheduled, undone again, and sent at last, which its page and the archive show", async () => {
    const site = await openSite();
    const owner = await site.owner();
    const subject = "Spores on paper";
    const undo = async () => {
      await owner.press("Undo send");
      expect(owner.value("Subject")).toBe(subject);
      await site.pass(3600);
      await site.cron();
      expect(site.mails()).toEqual([]);
      await owner.press("Check and send…");
    };
    await write(owner, subject, "The pond is open again, and all its lamps are lit for the toads.");
    await owner.press("Send to 1 subscriber");
    expect(owner.read()).toMatch(
      /No one has received it yet\. The first email to 1 subscriber is sent on .+\d\d:\d\d/,
    );
    expect(owner.names("link")).toContain("Refresh");
    await undo();

    await owner.press("At another time");
    owner.fill("Day and time", "9999-12-31T09:00");
    await owner.press("Send now");
    expect(owner.readAll("alert").join()).toContain("Press “Schedule” to send it at this time");
    expect(owner.value("Day and time")).toBe("9999-12-31T09:00");
    await owner.press("Schedule");
    expect(owner.readAll("alert").join()).toContain("That is too far away");
    owner.fill("Day and time", "2030-06-02T09:00");
    await owner.press("Schedule");
    expect(owner.readAll("alert").join()).toContain("more than a year ahead");
    expect(owner.value("Day and time")).toBe("2030-06-02T09:00");
    const short = { dateStyle: "short", timeStyle: "short", timeZone: profile.timeZone } as const;
    const soon = new Intl.DateTimeFormat("sv-SE", short).format(Date.now() + 1_800_000);
    owner.fill("Day and time", soon.replace(" ", "T"));
    await owner.press("Schedule");
    expect(owner.read()).toMatch(/Will be sent on .+, to everyone who is subscribed then\./);
    await undo();

    expect(owner.value(/^Show in the public archive/)).toBe(false);
    await owner.press("Send to 1 subscriber");
    await site.pass(61);
    const { pathname } = owner.page().address;
    await owner.open(pathname);
    expect(owner.read()).toMatch(/Sent .+ Of 1 subscriber: 1 accepted/);
    expect(owner.names("button")).not.toContain("Undo send");
    expect(subjectsTo(site, reader)).toEqual([subject]);

    const person = site.reader();
    await person.open("/letters");
    expect(person.names("link")).not.toContain(subject);
    await owner.follow("Sent");
    expect(owner.element("link", subject).getAttribute("href")).toBe(pathname);
    await owner.follow(subject);
    expect(owner.read()).toContain("The letter is not in the public archive.");
    await owner.press("Show in the public archive");
    expect(owner.read()).not.toContain("not in the public archive");
    expect(owner.read()).toMatch(/It is public at \/letters\/[\w-]+\./);
    await person.open("/letters");
    await person.follow(subject);
    expect(person.read("heading")).toBe(subject);
    expect(person.read()).toContain("all its lamps are lit");
    expect(await (await person.ask("/letters/feed.xml")).text()).toContain(subject);
  });
});

it("a post becomes a letter at one press, and the same one at the next; deleted, it is restored", async () => {
  const site = await openSite();
  const owner = await site.owner();
  const { slug, title } = await published(testServices().services);
  const press = async () => {
    await owner.open(`/blog/${slug}`);
    await owner.press(`Send as a letter: ${title}`);
    return owner.page().address.href;
  };
  const place = await press();
  expect(place).toContain("/admin/email?letter=");
  expect(owner.value("Subject")).toBe(title);
  expect(owner.value("Letter (markdown)")).toContain("Read this on the site");
  expect(await press()).toBe(place);

  await owner.press(/Show Form/);
  await owner.press("Delete this letter");
  await owner.press("Delete");
  expect(owner.page().address.pathname).toBe("/admin/email");
  expect(owner.read("region", "Notice")).toContain("The letter is in the trash");
  expect(owner.names("button").join()).toMatch(/\d letters? in the trash/);
  await owner.press("Undo");
  expect(owner.page().address.href).toBe(place);
  expect(owner.value("Subject")).toBe(title);
});

it("the recipients may be readers of one language, once readers have more than one", async () => {
  const site = await openSite();
  const owner = await site.owner();
  await write(owner, "Lamps", "All are lit.");
  expect(owner.read()).toContain("Every confirmed subscriber: 1");
  expect(owner.names("group")).toContain("Source");
  expect(owner.names("group")).not.toContain("Language");
  await enlist("leserin@pond.example", { language: "de" });
  await write(owner, "Tinte", "Sie ist blau.");
  const languages = owner.within("group", "Language");
  expect(languages.names("checkbox")).toEqual([
    expect.stringMatching(/British English\s*1/),
    expect.stringMatching(/German\s*1/),
  ]);
  languages.fill(/German/, true);
  await owner.press("Choose and count");
  expect(owner.read()).toContain("A choice of them: 1");
  await owner.press("Choose every confirmed subscriber");
  expect(owner.read()).toContain("Every confirmed subscriber: 2");
  expect(owner.value(/German/)).toBe(false);
  owner.fill(/German/, true);
  await owner.press("Choose and count");
  await owner.press("Send to 1 subscriber");
  expect(owner.read()).toContain("Language: German");
  await site.pass(90);
  expect(subjectsTo(site, "leserin@pond.example")).toContain("Tinte");
  expect(subjectsTo(site, reader)).not.toContain("Tinte");
});

it("which text was tested is remembered for a day", async () => {
  const { settings } = testServices().services;
  expect(await tellTested(settings, { subject: "Lamps", content: "All are lit.", language: "" })).toContain(
    "Max-Age=86400;",
  );
});
