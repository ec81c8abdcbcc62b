import { beforeEach, describe, expect, it } from "vitest";
import { facts } from "#db/schema.ts";
import { faultsOf } from "#testing/mail-html.ts";
import { pngOf } from "@toadstool/media/samples/quarters";
import { uploaded } from "#testing/uploads.ts";
import { testOrigin, testOwner, testServices } from "#testing/services.ts";
import { saveFacts } from "../facts/facts.server.ts";
import { parse } from "../parse.ts";
import { confirmationMail } from "../subscribers/confirmation-mail.ts";
import { composeIssue, frozenLetter } from "./compose-issue.server.ts";
import { letterLook, type LetterLook } from "../profile/letter-look.ts";
import { sampleLetter } from "./sample-letter.ts";
import { findSender } from "./sender.server.ts";

const { services } = testServices();
const file = services.settings.studio.letterLook;
const moss: LetterLook = { ...file, accent: "#1f5a3c", sheet: "#fdfdf5", ground: "#eef3ea", text: "#101a10" };
const letter = { id: "may", origin: testOrigin, ...sampleLetter };

beforeEach(() => services.db.delete(facts));

const save = (value: LetterLook) =>
  saveFacts(services, testOwner(services), { name: "letterLook", value, version: 0 });

describe("a look that is hard to read", () => {
  it.each([
    ["text", { text: "#747474" }, "4.1 : 1 to the ground around the sheet (#f4f0f8)"],
    ["soft", { sheet: "#888888" }, "1.8 : 1 to the sheet (#888888)"],
    ["accent", { accent: "#ffff00" }, "1 : 1 to the sheet (#ffffff)"],
  ])("is refused at its ink with the figure: %s", (field, change, told) => {
    const outcome = parse(letterLook, { ...file, ...change }) as { issues: object[] };
    expect(outcome.issues).toContainEqual({ field, message: expect.stringContaining(told) });
  });

  it("is told from one with a colour that is none", () => {
    expect(parse(letterLook, { ...file, text: "violet" })).toMatchObject({
      issues: [{ field: "text", message: "must be a colour like “#6a35c9”" }],
    });
    expect(parse(letterLook, moss)).toEqual(moss);
  });
});

describe("a saved look", () => {
  it("is that of letters and confirmations, and no ink of the file is left", async () => {
    await save(moss);
    const mail = confirmationMail(await findSender(services), `${testOrigin}/confirmation/x`);
    for (const { html } of [await composeIssue(services, letter), mail]) {
      expect(faultsOf(html)).toEqual([]);
      for (const ink of [moss.accent, moss.sheet, moss.ground, moss.text]) expect(html).toContain(ink);
      const light = html.slice(html.indexOf("<body"));
      for (const ink of [file.accent, file.sheet, file.ground]) expect(light).not.toContain(ink);
    }
  });

  it("shows the mark beside the site’s name, at most 48 pixels high, and none that the library lacks", async () => {
    const { id } = await uploaded(services, pngOf(700, 400));
    await save({ ...moss, mark: `/media/${id}` });
    const { html } = await composeIssue(services, letter);
    expect(html).toMatch(new RegExp(`<img src="${testOrigin}/media/${id}" alt="" width="84" height="48"`));
    expect(faultsOf(html)).toEqual([]);
    await services.db.delete(facts);
    await save({ ...moss, mark: "/media/aaaaaaaaaaaaaaaa" });
    expect((await composeIssue(services, letter)).html).not.toContain("<img");
  });

  it("leaves letters alone that are frozen", async () => {
    const { html, text } = await composeIssue(services, letter);
    await save(moss);
    expect(await frozenLetter(services, { ...letter, html, text, sender: "Zelda" })).toMatchObject({ html });
  });
});
