import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { testOwner, testServices } from "#testing/services.ts";
import { renderMarkdown } from "../markdown/render.server.ts";
import { signToken } from "../tokens/token.server.ts";
import { letterInput, testInput } from "./letter-input.ts";
import { viewLetter } from "../newsletter/issues.server.ts";
import { addressLetter, composeLetter, readerLinks } from "./letter.ts";
import { findSender } from "./sender.server.ts";
import { sendTest } from "../newsletter/test-letter.server.ts";

const { services, world } = testServices();
const sender = await findSender(services);
const origin = "https://toadstool.test";

function compose(markdown: string, subject = "Spores & <rings>") {
  const text = { subject, html: renderMarkdown(markdown), origin };
  const letter = composeLetter(sender, text, `${origin}/letters/view`);
  return addressLetter(letter, {
    to: "reader@pond.example",
    links: readerLinks(origin, "token"),
    delivery: null,
    idempotencyKey: "issue:reader",
  });
}

describe("a letter", () => {
  it("carries its list’s name and the one-click headers of RFC 8058 for its own reader", () => {
    expect(compose("Hello").headers).toEqual({
      "List-Id": `<letters.${services.settings.mail.from.address.split("@").pop()}>`,
      "List-Unsubscribe": `<${origin}/unsubscribe/token>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
  });

  it("has 'view online', the unsubscribe link and the postal line in both parts", () => {
    const { html, text } = compose("Hello");
    for (const part of [html, text]) {
      expect(part).toContain(`${origin}/letters/view`);
      expect(part).toContain(`${origin}/unsubscribe/token`);
      expect(part).toContain("Toadstool Studio, Marsh Lane 7, Pondwick");
      expect(part).not.toContain("unsubscribe.invalid");
    }
  });

  it("looks the same without style sheets: tables, inline styles, nothing from elsewhere, no script", () => {
    const { html } = compose("## News\n\nA *walk*.\n\n| a | b |\n|---|---|\n| 1 | 2 |");
    expect(html).toContain('<table role="presentation"');
    expect(html).toMatch(/<h2 style="[^"]*font-size/);
    expect(html).toMatch(/<td style="[^"]*border-bottom/);
    expect(html).not.toMatch(/<link|<script|position:|@import|class="heading-anchor"/);
  });

  it("escapes its subject", () => {
    expect(compose("x").html).toContain("<title>Spores &amp; &lt;rings&gt;</title>");
  });

  it("is a heading, the text and a signature as plain text", () => {
    expect(compose("A *toad*", "Spores").text).toMatch(/^Spores\n======\n\nA toad\n\n-- \n/);
  });

  it("colours code on a ground of its own, which stays in dark mode", () => {
    const { html } = compose("```js\nconst toad = 'warm';\n```");
    expect(html).toMatch(/<pre style="[^"]*background-color:#1b1723/);
    expect(html).toMatch(/<span style="color:#d3b8ff">const<\/span>/);
    expect(html).not.toContain("hljs");
  });

  it("lets nothing run", () => {
    const { html } = compose(
      "<script>alert(1)</script> [x](javascript:alert(1)) <img src=x onerror=alert(1)>",
    );
    expect(html).not.toMatch(/<script|href="javascript:|<[^>]+\sonerror=/);
  });
});

describe("a test letter", () => {
  const letter = { subject: "Spores", content: "Hello" };

  it("is exactly the mail that will be sent, with '[Test]' before the subject", async () => {
    expect(await sendTest(services, testOwner(services), { ...letter, to: "me@pond.example" })).toEqual({
      to: "me@pond.example",
    });
    const mail = world.mails.at(-1);
    expect(mail).toMatchObject({ to: "me@pond.example", subject: "[Test] Spores" });
    const sent = compose("Hello", "Spores");
    const withoutTokens = (html = "") => html.replace(/(letters|unsubscribe)\/[\w.-]+/g, "$1/");
    expect(withoutTokens(mail?.html)).toBe(withoutTokens(sent.html));
  });

  it("goes to the site's own address where none is given", async () => {
    await sendTest(services, testOwner(services), letter);
    expect(world.mails.at(-1)?.to).toBe("letters@toadstool.test");
    expect(v.parse(testInput, { ...letter, to: "" })).toEqual({ ...letter, to: undefined });
  });

  it("shows the server's words where it was not accepted", async () => {
    world.acceptMail = () => ({ result: "refused", reason: "550 no such toad" });
    const refused = await sendTest(services, testOwner(services), letter);
    expect(refused).toMatchObject({ refused: "invalid", issues: [{ field: "to" }] });
    world.acceptMail = () => ({ result: "busy", reason: "no connection", retryAfter: null });
    const busy = await sendTest(services, testOwner(services), letter);
    expect(busy).toMatchObject({ refused: "conflict", code: "mail_server_unreachable" });
  });

  it("says so on its 'view online' link, and a link to nothing leads nowhere", async () => {
    expect(await viewLetter(services, await signToken(services.secret, "view-letter", "test"), "en")).toBe(
      "test",
    );
    expect(
      await viewLetter(services, await signToken(services.secret, "view-letter", "none"), "en"),
    ).toBeNull();
    expect(await viewLetter(services, await signToken(services.secret, "confirm", "test"), "en")).toBeNull();
  });
});

describe("the input of a letter", () => {
  it.each([
    [{ subject: "", content: "x" }, "subject"],
    [{ subject: "  ", content: "x" }, "subject"],
    [{ content: "x" }, "subject"],
    [{ subject: "x".repeat(201), content: "x" }, "subject"],
    [{ subject: "Hello\r\nBcc: all@pond.example", content: "x" }, "subject"],
    [{ subject: "Hello\u0007", content: "x" }, "subject"],
    [{ subject: "Hello", content: " \n " }, "content"],
    [{ subject: "Hello" }, "content"],
    [{ subject: "Hello", content: "x".repeat(200_001) }, "content"],
  ])("is refused with a word on the field: %#", (input, field) => {
    const { issues = [] } = v.safeParse(letterInput, input);
    expect(issues.map((issue) => v.getDotPath(issue))).toContain(field);
  });

  it("may be 200 characters of subject", () =>
    expect(v.is(letterInput, { subject: "x".repeat(200), content: "x" })).toBe(true));
});
