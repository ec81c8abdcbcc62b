// In workerd, whose own crypto and text encoding the rule needs.
import "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { mimeMessage, quotedPrintable } from "./mime.ts";

const mail = {
  to: "a@pond.example",
  from: { name: 'Toad "the" Stool', address: "letters@toadstool.test" },
  subject: "Spores",
  html: "<p>Grüße</p>",
  text: "Grüße",
  headers: { "List-Unsubscribe": "<https://toadstool.test/unsubscribe/x>" },
  delivery: null,
  idempotencyKey: "issue:a",
};
const date = new Date("2026-06-01T12:00:00Z");

function headerOf(message: string, name: string): string {
  const head = (message.split("\r\n\r\n")[0] ?? "").replaceAll("\r\n ", " ");
  return (
    head
      .split("\r\n")
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2) ?? ""
  );
}

function decodeWords(text: string): string {
  const bytes = [...text.matchAll(/=\?UTF-8\?B\?([^?]*)\?=/g)].map((match) => atob(match[1] ?? "")).join("");
  return new TextDecoder().decode(Uint8Array.from(bytes, (character) => character.charCodeAt(0)));
}

describe("a MIME message", () => {
  it("has a date, a sender and the letter's own headers", async () => {
    const message = await mimeMessage(mail, date);
    expect(headerOf(message, "Date")).toBe("Mon, 01 Jun 2026 12:00:00 +0000");
    expect(headerOf(message, "From")).toBe('"Toad \\"the\\" Stool" <letters@toadstool.test>');
    expect(headerOf(message, "List-Unsubscribe")).toBe("<https://toadstool.test/unsubscribe/x>");
  });

  it("has the same Message-ID however often it is tried, and no other mail has it", async () => {
    const id = async (key: string) =>
      headerOf(await mimeMessage({ ...mail, idempotencyKey: key }, date), "Message-ID");
    expect(await id("issue:a")).toMatch(/^<[\w-]{43}@toadstool\.test>$/);
    expect(await id("issue:a")).toBe(await id("issue:a"));
    expect(await id("issue:a")).not.toBe(await id("issue:b"));
  });

  it("of a letter has the same Message-ID for its reader, whichever try it is", async () => {
    const id = async (idempotencyKey: string, subscriberId: string) =>
      headerOf(
        await mimeMessage({ ...mail, idempotencyKey, delivery: { issueId: "1", subscriberId } }, date),
        "Message-ID",
      );
    expect(await id("first claim:a", "a")).toBe(await id("second claim:a", "a"));
    expect(await id("first claim:a", "a")).not.toBe(await id("first claim:b", "b"));
  });

  it("of a letter names its issue and its sender for the providers that count complaints, other mails do not", async () => {
    const delivery = { issueId: "issue-1", subscriberId: "a" };
    const of = async (changes: object) =>
      headerOf(await mimeMessage({ ...mail, ...changes }, date), "Feedback-ID");
    expect(await of({ delivery })).toMatch(/^issue-1:letter:\w{12}$/);
    expect(await of({ delivery })).toBe(await of({ delivery: { ...delivery, subscriberId: "b" } }));
    expect(await of({ delivery: null })).toBe("");
  });

  it("holds the text before the HTML, so that programs prefer the HTML", async () => {
    const message = await mimeMessage(mail, date);
    expect(message.indexOf("text/plain")).toBeLessThan(message.indexOf("text/html"));
    expect(message).toContain("Gr=C3=BC=C3=9Fe");
  });

  it("writes any subject in lines of 78 at most, and it comes back whole", async () => {
    const subject = "Käuze, Kröten 🐸 und Küchenkräuter ".repeat(5).trim();
    const message = await mimeMessage({ ...mail, subject }, date);
    expect(decodeWords(headerOf(message, "Subject"))).toBe(subject);
    const long = await mimeMessage({ ...mail, subject: "a plain subject ".repeat(12).trim() }, date);
    expect(headerOf(long, "Subject")).toBe("a plain subject ".repeat(12).trim());
    for (const line of `${message}${long}`.split("\r\n")) expect(line.length).toBeLessThanOrEqual(78);
  });

  it("quotes a name with umlauts as words, never inside quotation marks", async () => {
    const message = await mimeMessage({ ...mail, from: { ...mail.from, name: "Kröte" } }, date);
    expect(headerOf(message, "From")).toMatch(/^=\?UTF-8\?B\?[^ "]+\?= <letters@toadstool\.test>$/);
  });
});

describe("quoted-printable", () => {
  it.each([
    ["a=b", "a=3Db"],
    ["end \nnext", "end=20\r\nnext"],
    ["tab\t", "tab=09"],
    ["one\rtwo\r\nthree", "one\r\ntwo\r\nthree"],
    ["🐸", "=F0=9F=90=B8"],
  ])("writes %j as %j", (text, quoted) => expect(quotedPrintable(text)).toBe(quoted));

  it("breaks long lines softly at 76 and never inside a sign", () => {
    const lines = quotedPrintable("ü".repeat(200)).split("\r\n");
    for (const line of lines) {
      expect(line.length).toBeLessThanOrEqual(76);
      expect(line).toMatch(/^(?:=[0-9A-F]{2})*=?$/);
    }
  });
});
