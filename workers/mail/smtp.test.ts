import { describe, expect, it } from "vitest";
import type { Mail } from "#domain/services.ts";
import type { SmtpSocket } from "./smtp-session.ts";
import { smtpTransport } from "./smtp.ts";

const server = { SMTP_HOST: "mail.pond.example", SMTP_PORT: "587", MAIL_FROM: "letters@toadstool.test" };
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

type Answer = string | "hang up" | undefined;

/** A mail server in memory. `answer` may speak for it; each connection's lines are kept. */
function fakeServer(answer: (line: string, connection: number) => Answer = () => undefined) {
  const connections: string[][] = [];
  const messages: string[] = [];
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();

  function open(): SmtpSocket {
    const lines: string[] = [];
    const number = connections.push(lines) - 1;
    let incoming = "";
    let inData = false;
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
    let isOpen = true;
    const hangUp = () => {
      if (isOpen) controller?.close();
      isOpen = false;
    };
    const say = (line: string) => controller?.enqueue(encoder.encode(`${line}\r\n`));
    const reply = (line: string, usual: string) => {
      const words = answer(line, number) ?? usual;
      if (words === "hang up") hangUp();
      else say(words);
      return words;
    };
    const hear = (line: string) => {
      lines.push(line);
      if (line === "DATA") inData = reply(line, "354 go on").startsWith("354");
      else if (line.startsWith("EHLO")) reply(line, "250-mail.pond.example\r\n250 AUTH PLAIN LOGIN");
      else if (line === "QUIT") reply(line, "221 bye");
      else if (line.startsWith("AUTH")) reply(line, "235 welcome");
      else reply(line, "250 ok");
    };
    const take = () => {
      for (;;) {
        const mark = inData ? "\r\n.\r\n" : "\r\n";
        const end = incoming.indexOf(mark);
        if (end < 0 || !isOpen) return;
        const part = incoming.slice(0, end);
        incoming = incoming.slice(end + mark.length);
        if (!inData) hear(part);
        else {
          inData = false;
          messages.push(part);
          reply("<message>", "250 taken");
        }
      }
    };
    return {
      readable: new ReadableStream({
        start(opened) {
          controller = opened;
          const greeting = answer("<greeting>", number);
          if (greeting === "hang up") hangUp();
          else say(greeting ?? "220 hello");
        },
      }),
      writable: new WritableStream({
        write(chunk) {
          if (!isOpen) throw new Error("The connection is closed.");
          incoming += decoder.decode(chunk);
          take();
        },
      }),
      opened: Promise.resolve(),
      startTls: open,
      close: async () => hangUp(),
    };
  }
  return { open, connections, messages };
}

const results = async (fake: ReturnType<typeof fakeServer>, mails: Mail[]) =>
  (await smtpTransport(server, fake.open).send(mails)).map((result) => result.result);

describe("a mail by SMTP", () => {
  it("goes out with the others over one connection, which is closed politely", async () => {
    const fake = fakeServer();
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
    const fake = fakeServer((line) => (line.startsWith("RCPT TO:<b") ? "550 5.1.1 no such toad" : undefined));
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
    const fake = fakeServer((line) => (line.startsWith("RCPT TO:<b") ? "451 greylisted" : undefined));
    expect(await results(fake, to("a", "b", "c"))).toEqual(["accepted", "busy", "accepted"]);
  });

  it("waits when the sender is refused: that is no recipient's fault", async () => {
    const fake = fakeServer((line) => (line.startsWith("MAIL") ? "550 not your domain" : undefined));
    expect(await results(fake, to("a"))).toEqual(["busy"]);
  });

  it("is refused when its text is", async () => {
    const fake = fakeServer((line) => (line === "<message>" ? "554 spam" : undefined));
    expect(await results(fake, to("a", "b"))).toEqual(["refused", "refused"]);
  });

  it("is uncertain when the connection breaks after it was handed over, and the next gets a new one", async () => {
    const fake = fakeServer((line, connection) =>
      line === "<message>" && connection === 0 ? "hang up" : undefined,
    );
    expect(await results(fake, to("a", "b"))).toEqual(["uncertain", "accepted"]);
    expect(fake.connections).toHaveLength(2);
  });

  it("is tried again at once when a used connection ends before it was handed over", async () => {
    let mails = 0;
    const fake = fakeServer((line) => (line.startsWith("MAIL") && ++mails === 2 ? "421 enough" : undefined));
    expect(await results(fake, to("a", "b", "c"))).toEqual(["accepted", "accepted", "accepted"]);
    expect(fake.messages).toHaveLength(3);
  });

  it("waits when the connection breaks before it was handed over", async () => {
    const fake = fakeServer((line) => (line === "DATA" ? "hang up" : undefined));
    expect(await results(fake, to("a", "b"))).toEqual(["busy", "busy"]);
  });

  it.each([
    ["hangs up", "hang up"],
    ["has no time", "421 too busy"],
    ["lets nobody in", "554 go away"],
  ])("waits when the server %s at the door", async (_, greeting) => {
    const fake = fakeServer((line) => (line === "<greeting>" ? greeting : undefined));
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

  it("tells no password over an open line, and tells it over an encrypted one", async () => {
    const login = { ...server, SMTP_USERNAME: "toad", SMTP_PASSWORD: "wärts" };
    const open = fakeServer();
    expect(await smtpTransport(login, open.open).send([mail])).toMatchObject([{ result: "busy" }]);
    expect(open.connections.flat().join()).not.toContain("AUTH");
    const encrypting = fakeServer((line, connection) =>
      line.startsWith("EHLO") && connection === 0
        ? "250-mail\r\n250 STARTTLS"
        : line === "<greeting>" && connection === 1
          ? "250-mail"
          : undefined,
    );
    await smtpTransport({ ...login, SMTP_PORT: "465" }, open.open).send([mail]);
    expect(open.connections.flat()).toContain(`AUTH PLAIN ${btoa("\0toad\0w\u00c3\u00a4rts")}`);
    await smtpTransport(server, encrypting.open).send([mail]);
    expect(encrypting.connections[0]).toContain("STARTTLS");
  });

  it("doubles the dots that would end it", async () => {
    const fake = fakeServer();
    await results(fake, [{ ...mail, text: "one\n.\n..two" }]);
    expect(fake.messages[0]).toContain("one\r\n..\r\n...two");
  });

  it("refuses what would write a header of its own", async () => {
    const fake = fakeServer();
    const bad = [
      { ...mail, subject: "x\r\nBcc: all@pond.example" },
      { ...mail, to: "a@pond.example>\r\nRCPT TO:<b@pond.example" },
      { ...mail, from: { ...mail.from, name: "x\nBcc: y" } },
      { ...mail, headers: { "X-A": "b\r\n c\rd" } },
    ];
    expect(await results(fake, bad)).toEqual(["refused", "refused", "refused", "refused"]);
    expect(fake.messages).toHaveLength(0);
  });
});
