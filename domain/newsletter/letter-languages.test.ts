import { beforeEach, describe, expect, it } from "vitest";
import { newsletterIssues, topics } from "#db/schema.ts";
import { draftText } from "#testing/drafts.ts";
import { testLedger } from "#testing/ledger.ts";
import { composeIssue } from "../letter/compose-issue.server.ts";
import { createDraftOnce } from "../drafts/drafts.server.ts";
import { isRefused } from "../outcome.ts";
import { chooseLetters, findOwnSubscription } from "../subscribers/topics/choosing.server.ts";
import { signToken } from "../tokens/token.server.ts";
import { english } from "../words/catalogues/en.ts";
import { wordsOf } from "../words/known-words.ts";
import { findLetter } from "./archive/archive.server.ts";
import { undoSend } from "./ledger/undo-send.server.ts";
import { sendLetter } from "./send-letter.server.ts";

const german = {
  ...english,
  mails: { ...english.mails, foot: { ...english.mails.foot, unsubscribe: "Abbestellen" } },
};
let ledger = testLedger();

beforeEach(async () => {
  ledger = testLedger();
  const { settings } = ledger.services;
  const catalogue = async (tag: string) => (tag === "de" ? german : null);
  ledger.services.settings = { ...settings, catalogue };
  await ledger.clear();
  await ledger.services.db.delete(topics);
  await ledger.enlist(1);
});

async function sendIn(language: string) {
  const { services, owner } = ledger;
  const draft = await createDraftOnce(services, owner, {
    ...draftText(),
    kind: "letter",
    title: "Tinte",
    content: "Hallo.",
    language,
  });
  if (isRefused(draft)) throw new Error(draft.message);
  const sent = await sendLetter(services, owner, { ...draft, isPublic: true });
  if (!sent || isRefused(sent)) throw new Error("not sent");
  return sent;
}

describe("a letter in another language", () => {
  it("is frozen in it, with what the site says around it, and is a draft in it again", async () => {
    const { services, owner } = ledger;
    const { id, language } = await sendIn("de");
    expect(language).toBe("de");
    const [row] = await services.db.select().from(newsletterIssues);
    expect(row?.html).toContain('<html lang="de" dir="ltr">');
    for (const part of [row?.html, row?.text]) expect(part).toMatch(/Choose your language[^]*Abbestellen/);
    expect(wordsOf().language).not.toBe("de");
    await undoSend(services, owner, id);
    expect((await services.db.query.drafts.findFirst())?.language).toBe("de");
  });

  it("is framed by the site’s own words where it has none in it", async () => {
    const letter = {
      id: "x",
      subject: "Lettre",
      content: "Bonjour.",
      language: "fr",
      origin: "https://a.example",
    };
    const { html } = await composeIssue(ledger.services, letter);
    expect(html).toMatch(/<html lang="fr"[^]*<td class="ink-soft" lang="en-GB"[^]*Unsubscribe/);
  });

  it("carries it in the archive", async () => {
    const { slug } = await sendIn("de");
    await ledger.services.db.update(newsletterIssues).set({ state: "sent" });
    await ledger.services.db.run("update deliveries set state = 'accepted'");
    expect(await findLetter(ledger.services, slug, "en-GB")).toMatchObject({ language: "de" });
  });

  it("lets readers choose it from then on, and no other", async () => {
    const { services } = ledger;
    const token = await signToken(services.secret, "unsubscribe", "confirmed-0000");
    const choose = (language: string) =>
      chooseLetters(services, token, { offered: [], chosen: [], language });
    const own = () => findOwnSubscription(services, token);
    expect(await own()).toMatchObject({ language: "", languages: [] });
    await choose("de");
    expect(await own()).toMatchObject({ language: "" });
    await sendIn("de");
    expect(await own()).toMatchObject({ language: "", languages: ["de"] });
    await choose("de");
    await choose("fr");
    expect(await own()).toMatchObject({ language: "de" });
    await choose("");
    expect(await own()).toMatchObject({ language: "" });
  });
});
