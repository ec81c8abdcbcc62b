import { describe, expect, it } from "vitest";
import type { Mail, MailResult } from "../mail.ts";
import { type Behaviour, type Bench, letterTo, noteTo } from "./bench.ts";

interface Subject {
  open(behaviour: Behaviour): Bench;
  /** A password or key, which no reason may repeat. */
  secret: string;
  /** Whether the server can say how long to wait. */
  namesPause: boolean;
}

const kinds = (results: MailResult[]) => results.map(({ result }) => result);

/** The promises of every transport, as a suite for vitest. Letters are tried only with those that take them. */
export function conformance(name: string, { open, secret, namesPause }: Subject): void {
  const { takesLetters, remembers } = open({ is: "well" }).transport;

  describe(`${name}, as every transport`, () => {
    it("takes a mail, and its name and words arrive whole", async () => {
      const { transport, accepted } = open({ is: "well" });
      const mail = {
        ...noteTo("a"),
        // Straight marks, which a header must escape.
        // oxlint-disable-next-line words/typographic
        from: { name: 'Kröte "die" Unke 🐸', address: "letters@toadstool.test" },
        subject: "Käuze, Kröten 🐸 und Küchenkräuter ".repeat(5).trim(),
        text: `${"ein langer Weg ".repeat(400)}\n.\n..\n.end = 1\ttab`,
        html: `<p>${"Grüße🐸".repeat(900)}</p>`,
      };
      expect(kinds(await transport.send([mail]))).toEqual(["accepted"]);
      const { to, from, subject, text, html } = mail;
      expect(accepted()).toMatchObject([{ to, sender: from.name, subject, text, html }]);
    });

    it("sends nothing where there is nothing to send", async () => {
      const { transport, accepted } = open({ is: "well" });
      expect(await transport.send([])).toEqual([]);
      expect(accepted()).toEqual([]);
    });

    it("refuses text that would inject a header or a recipient, and sends nothing", async () => {
      const { transport, accepted } = open({ is: "well" });
      const mail = noteTo("a");
      const bad: Mail[] = [
        { ...mail, subject: "x\r\nBcc: all@pond.example" },
        { ...mail, subject: "x\u2028y" },
        { ...mail, to: "a@pond.example>\r\nRCPT TO:<b@pond.example" },
        { ...mail, to: "a@pond.example,b@pond.example" },
        { ...mail, from: { ...mail.from, name: "x\nBcc: y" } },
        { ...mail, from: { ...mail.from, address: "a@b.example\r\nDATA" } },
        { ...mail, headers: { "X-A": "b\r\n c\rd" } },
        { ...mail, headers: { "X-A\r\nBcc": "b@pond.example" } },
      ];
      for (const each of bad) expect(kinds(await transport.send([each]))).toEqual(["refused"]);
      expect(accepted()).toEqual([]);
    });

    it("refuses an address that the server refuses", async () => {
      const { transport, accepted } = open({ is: "refusing", address: "a@pond.example" });
      expect(kinds(await transport.send([noteTo("a")]))).toEqual(["refused"]);
      expect(accepted()).toEqual([]);
    });

    it("is busy where the server is busy, and nothing was taken", async () => {
      const { transport, accepted } = open({ is: "busy", seconds: null });
      expect(await transport.send([noteTo("a")])).toMatchObject([{ result: "busy", retryAfter: null }]);
      expect(accepted()).toEqual([]);
    });

    it.runIf(namesPause)("says how long to wait where the server does", async () => {
      const { transport } = open({ is: "busy", seconds: 17 });
      expect(await transport.send([noteTo("a")])).toMatchObject([{ result: "busy", retryAfter: 17 }]);
    });

    it("is busy while our own key is wrong: no recipient is to blame", async () => {
      const { transport, accepted } = open({ is: "locked" });
      expect(kinds(await transport.send([noteTo("a")]))).toEqual(["busy"]);
      expect(accepted()).toEqual([]);
    });

    it.each(["silent", "cut"] as const)("is uncertain where the server took it and was %s", async (is) => {
      const { transport, accepted } = open({ is, taken: true });
      expect(kinds(await transport.send([noteTo("a")]))).toEqual(["uncertain"]);
      expect(accepted()).toHaveLength(1);
    });

    it.each(["silent", "cut"] as const)(
      "never calls it accepted where the server was %s before",
      async (is) => {
        const { transport, accepted } = open({ is, taken: false });
        const [answer] = await transport.send([noteTo("a")]);
        expect(["busy", "uncertain"]).toContain(answer?.result);
        expect(accepted()).toEqual([]);
      },
    );

    it("never throws, whatever is thrown at it", async () => {
      const [answer] = await open({ is: "odd" }).transport.send([noteTo("a")]);
      expect(["busy", "uncertain"]).toContain(answer?.result);
    });

    it("reveals no address and no secret in its reasons, which are stored and logged", async () => {
      const worlds: Behaviour[] = [
        { is: "refusing", address: "a@pond.example" },
        { is: "busy", seconds: null },
        { is: "locked" },
        { is: "cut", taken: true },
        { is: "cut", taken: false },
        { is: "odd" },
      ];
      for (const world of worlds) {
        const [answer] = await open(world).transport.send([noteTo("a")]);
        if (!answer || answer.result === "accepted") throw new Error(`${world.is} was accepted.`);
        expect(answer.reason.length).toBeGreaterThan(5);
        expect(answer.reason).not.toContain("a@pond.example");
        expect(answer.reason).not.toContain(secret);
      }
    });
  });

  describe.runIf(takesLetters)(`${name}, as every transport that takes letters`, () => {
    const hundred = Array.from({ length: 100 }, (_, index) => letterTo(`r${index}`));

    it("takes a hundred, and answers in their order", async () => {
      const { transport, accepted } = open({ is: "refusing", address: "r41@pond.example" });
      const results = await transport.send(hundred);
      const wanted = hundred.map((_, index) => (index === 41 ? "refused" : "accepted"));
      expect(kinds(results)).toEqual(wanted);
      expect(accepted().map(({ to }) => to)).toEqual(
        hundred.map(({ to }) => to).filter((to) => to !== "r41@pond.example"),
      );
    });

    it("lets no mail that is refused for its headers stop the others", async () => {
      const { transport, accepted } = open({ is: "well" });
      const results = await transport.send([
        letterTo("a"),
        { ...letterTo("b"), subject: "x\ny" },
        letterTo("c"),
      ]);
      expect(kinds(results)).toEqual(["accepted", "refused", "accepted"]);
      expect(accepted().map(({ to }) => to)).toEqual(["a@pond.example", "c@pond.example"]);
    });

    it.each([
      { is: "cut", taken: true },
      { is: "cut", taken: false },
    ] as const)(
      "accounts for all of a hundred where the connection is $is (taken: $taken)",
      async (behaviour) => {
        const { transport, accepted } = open(behaviour);
        const results = await transport.send(hundred);
        expect(results).toHaveLength(100);
        const took = new Set(accepted().map(({ to }) => to));
        const isTrue = results.every(({ result }, index) =>
          took.has(hundred[index]?.to ?? "")
            ? result === "accepted" || result === "uncertain"
            : result !== "accepted",
        );
        expect(isTrue).toBe(true);
      },
    );

    it.runIf(remembers > 0)("sends the same mails once, however often they are handed over", async () => {
      const { transport, accepted } = open({ is: "well" });
      const first = await transport.send(hundred);
      expect(await transport.send(hundred)).toEqual(first);
      expect(accepted()).toHaveLength(100);
    });
  });

  describe.runIf(!takesLetters)(`${name}, which takes no letters`, () => {
    it("refuses letters, one as well as many, and says what to do", async () => {
      const { transport, accepted } = open({ is: "well" });
      for (const mails of [[letterTo("a")], [noteTo("a"), noteTo("b")]]) {
        const results = await transport.send(mails);
        expect(kinds(results)).toEqual(mails.map(() => "refused"));
        expect(results[0]).toMatchObject({ reason: expect.stringContaining("smtp or resend") });
      }
      expect(accepted()).toEqual([]);
    });
  });
}
