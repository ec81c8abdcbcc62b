// In workerd, whose own streams the rule needs.
import "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { Mail } from "../mail.ts";
import { greeting, type SmtpReply, smtpServer, wholeMessage } from "../stand-ins/smtp.ts";
import { type Bench, type Behaviour } from "../conformance/bench.ts";
import { conformance } from "../conformance/conformance.ts";
import { base64 } from "./smtp-session.ts";
import { smtpTransport } from "./smtp.ts";

const server = { host: "mail.pond.example", port: 587, hello: "toadstool.test" };
const mail: Mail = {
  to: "a@pond.example",
  from: { name: "Toadstool", address: "letters@toadstool.test" },
  subject: "Spores",
  html: "<p>Hello</p>",
  text: "Hello",
  headers: {},
  delivery: null,
  idempotencyKey: "issue:a",
};
const to = (...names: string[]) => names.map((name) => ({ ...mail, to: `${name}@pond.example` }));

const results = async (fake: ReturnType<typeof smtpServer>, mails: Mail[]) =>
  (await smtpTransport(server, fake.open).send(mails)).map((result) => result.result);

const locked = { ...server, port: 465, username: "toad", password: "swordfish" };

conformance("SMTP", { open: openServer, secret: "swordfish", namesPause: false });

function openServer(behaviour: Behaviour): Bench {
  const fake = smtpServer((line) => replyOf(behaviour, line));
  const refuseConnection = () => {
    throw new TypeError("connect to a@pond.example with swordfish failed");
  };
  const open = behaviour.is === "odd" ? refuseConnection : fake.open;
  const patience = behaviour.is === "silent" ? 50 : undefined;
  return { transport: smtpTransport(locked, open, patience), accepted: fake.accepted };
}

function replyOf(behaviour: Behaviour, line: string): SmtpReply {
  switch (behaviour.is) {
    case "refusing":
      return line === `RCPT TO:<${behaviour.address}>`
        ? `550 5.1.1 <${behaviour.address}> is no toad`
        : undefined;
    case "busy":
      return line.startsWith("RCPT") ? `451 4.7.1 ${line}: greylisted` : undefined;
    case "locked":
      return line.startsWith("AUTH") ? `535 5.7.8 swordfish is wrong: ${line}` : undefined;
    case "silent":
      return line === (behaviour.taken ? wholeMessage : "DATA") ? "silence" : undefined;
    case "cut":
      return line === (behaviour.taken ? wholeMessage : "DATA") ? "hang up" : undefined;
    default:
      return undefined;
  }
}

describe("a mail by SMTP", () => {
  it("goes out with the others over one connection, which is closed politely", async () => {
    const fake = smtpServer();
    expect(await results(fake, to("a", "b", "c"))).toEqual(["accepted", "accepted", "accepted"]);
    expect(fake.connections).toHaveLength(1);
    expect(fake.connections[0]).toEqual([
      "EHLO toadstool.test",
      ...["a", "b", "c"].flatMap((name) => [
        "MAIL FROM:<letters@toadstool.test>",
        `RCPT TO:<${name}@pond.example>`,
        "DATA",
      ]),
      "QUIT",
    ]);
  });

  it("is refused alone when its address is, and the next goes out over the same connection", async () => {
    const fake = smtpServer((line) => (line.startsWith("RCPT TO:<b") ? "550 5.1.1 no such toad" : undefined));
    const answers = await smtpTransport(server, fake.open).send(to("a", "b", "c"));
    expect(answers).toEqual([
      { result: "accepted", messageId: null },
      { result: "refused", reason: "550 5.1.1 no such toad" },
      { result: "accepted", messageId: null },
    ]);
    expect(fake.connections).toHaveLength(1);
    expect(fake.connections[0]).toContain("RSET");
  });

  it("waits when the server puts it off", async () => {
    const fake = smtpServer((line) => (line.startsWith("RCPT TO:<b") ? "451 greylisted" : undefined));
    expect(await results(fake, to("a", "b", "c"))).toEqual(["accepted", "busy", "accepted"]);
  });

  it("waits when the sender is refused: that is not the recipient's fault", async () => {
    const fake = smtpServer((line) => (line.startsWith("MAIL") ? "550 not your domain" : undefined));
    expect(await results(fake, to("a"))).toEqual(["busy"]);
  });

  it.each([
    "554 5.7.1 <a@pond.example>: Relay access denied",
    "550 5.7.54 SMTP; Unable to relay recipient in non-accepted domain",
    "550 relaying denied",
    "530 5.7.0 Must issue a STARTTLS command first",
    "550 5.7.60 Client does not have permissions to send as this sender",
    "550 Authentication required",
    "554 5.7.1 <unknown[192.0.2.1]>: Client host rejected: Access denied",
    "554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using zen.spamhaus.org",
    "554 5.7.1 <letters@toadstool.test>: Sender address rejected: not owned by user",
    "554 5.7.1 <mail.toadstool.test>: Helo command rejected: Host not found",
    "550 5.7.1 [192.0.2.1] Messages from your network are listed by the Spamhaus block list",
    "550 5.7.509 Access denied, sending domain does not pass DMARC verification",
    ...[20, 21, 22, 23, 24, 25, 26, 27, 28, 29].map((code) => `550 5.7.${code} no`),
  ])("waits when the server takes nothing from us, though it says so of a recipient: %s", async (words) => {
    const fake = smtpServer((line) => (line.startsWith("RCPT") ? words : undefined));
    expect(await results(fake, to("a"))).toEqual(["busy"]);
  });

  it.each([
    "550 5.1.1 no such user",
    "550 5.7.1 blocked by the recipient's policy",
    "552 5.2.2 mailbox full",
    "554 5.7.1 <a@pond.example>: Recipient address rejected: Access denied",
    "550 5.7.2 Mailing list expansion prohibited",
    "550 5.1.1 Your message was rejected: there is no such mailbox",
  ])("is refused when the recipient is: %s", async (words) => {
    const fake = smtpServer((line) => (line.startsWith("RCPT") ? words : undefined));
    expect(await results(fake, to("a"))).toEqual(["refused"]);
  });

  it("is refused when its text is", async () => {
    const fake = smtpServer((line) => (line === wholeMessage ? "554 spam" : undefined));
    expect(await results(fake, to("a", "b"))).toEqual(["refused", "refused"]);
  });

  it("is uncertain when the connection breaks after it was handed over, and the next gets a new one", async () => {
    const fake = smtpServer((line, connection) =>
      line === wholeMessage && connection === 0 ? "hang up" : undefined,
    );
    expect(await results(fake, to("a", "b"))).toEqual(["uncertain", "accepted"]);
    expect(fake.connections).toHaveLength(2);
  });

  it("is tried again at once when a used connection ends before it was handed over", async () => {
    let mails = 0;
    const fake = smtpServer((line) => (line.startsWith("MAIL") && ++mails === 2 ? "421 enough" : undefined));
    expect(await results(fake, to("a", "b", "c"))).toEqual(["accepted", "accepted", "accepted"]);
    expect(fake.messages).toHaveLength(3);
  });

  it("waits when the connection breaks before it was handed over", async () => {
    const fake = smtpServer((line) => (line === "DATA" ? "hang up" : undefined));
    expect(await results(fake, to("a", "b"))).toEqual(["busy", "busy"]);
  });

  it.each([
    ["hangs up", "hang up"],
    ["has no time", "421 too busy"],
    ["lets nobody in", "554 go away"],
  ])("waits when the server %s at the door", async (_, words) => {
    const fake = smtpServer((line) => (line === greeting ? words : undefined));
    expect(await results(fake, to("a", "b"))).toEqual(["busy", "busy"]);
    expect(fake.connections).toHaveLength(1);
  });

  it("waits when there is no server", async () => {
    const absent = () => {
      throw new Error("connection refused");
    };
    expect(await smtpTransport(server, absent).send([mail])).toEqual([
      { result: "busy", reason: "No connection to the mail server: connection refused", retryAfter: null },
    ]);
  });

  it("sends no password over an unencrypted connection, and sends it over an encrypted one", async () => {
    const login = { ...server, username: "toad", password: "wärts" };
    const open = smtpServer();
    expect(await smtpTransport(login, open.open).send([mail])).toMatchObject([{ result: "busy" }]);
    expect(open.connections.flat().join()).not.toContain("AUTH");
    const encrypting = smtpServer((line, connection) =>
      line.startsWith("EHLO") && connection === 0
        ? "250-mail\r\n250 STARTTLS"
        : line === greeting && connection === 1
          ? "250-mail"
          : undefined,
    );
    await smtpTransport({ ...login, port: 465 }, open.open).send([mail]);
    expect(open.connections.flat()).toContain(`AUTH PLAIN ${btoa("\0toad\0w\u00c3\u00a4rts")}`);
    await smtpTransport(server, encrypting.open).send([mail]);
    expect(encrypting.connections[0]).toContain("STARTTLS");
  });

  it("doubles the dots that would end it", async () => {
    const fake = smtpServer();
    await results(fake, [{ ...mail, text: "one\n.\n..two" }]);
    expect(fake.messages[0]).toContain("one\r\n..\r\n...two");
  });

  it.each([greeting, "EHLO", "MAIL", "RCPT", "DATA"])(
    "waits when the connection breaks at %s: nothing was taken, so it is tried again",
    async (stage) => {
      const fake = smtpServer((line) => (line.startsWith(stage) ? "hang up" : undefined));
      expect(await results(fake, to("a"))).toEqual(["busy"]);
      expect(fake.messages).toHaveLength(0);
    },
  );

  it("asks no more when one new connection after the other breaks", async () => {
    const fake = smtpServer((line) => (line === wholeMessage ? "hang up" : undefined));
    const answers = await results(fake, to("a", "b", "c", "d", "e"));
    expect(answers).toEqual(["uncertain", "uncertain", "uncertain", "busy", "busy"]);
    expect(fake.connections).toHaveLength(3);
  });

  it("listens to no endless answer", async () => {
    const fake = smtpServer((line) => (line === greeting ? `220 ${"x".repeat(40_000)}` : undefined));
    expect(await smtpTransport(server, fake.open).send([mail])).toMatchObject([
      { result: "busy", reason: expect.stringContaining("is too long") },
    ]);
  });

  it("repeats no login that the server repeats", async () => {
    const fake = smtpServer((line) => (line.startsWith("AUTH") ? `535 ${line} is wrong` : undefined));
    const [answer] = await smtpTransport(locked, fake.open).send([mail]);
    expect(fake.connections.flat()).toContain(`AUTH PLAIN ${base64("\0toad\0swordfish")}`);
    expect(JSON.stringify(answer)).not.toContain(base64("\0toad\0swordfish"));
  });
});
