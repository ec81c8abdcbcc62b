import type { SmtpSocket } from "../smtp/smtp-session.ts";
import { readMessage } from "./smtp-message.ts";

/** What the server says to a line instead of the usual; after `silence` it never says anything again. */
export type SmtpReply = string | "hang up" | "silence" | undefined;

/** The places where a server can be made to answer otherwise, beside the lines themselves. */
export const greeting = "<greeting>";
export const wholeMessage = "<message>";

/** A mail server in memory. `answer` may speak for it; each connection's lines and every message taken are kept. */
export function smtpServer(answer: (line: string, connection: number) => SmtpReply = () => undefined) {
  const connections: string[][] = [];
  const messages: string[] = [];
  const envelopes: string[] = [];
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();

  function open(): SmtpSocket {
    const lines: string[] = [];
    const number = connections.push(lines) - 1;
    let incoming = "";
    let inData = false;
    let recipient = "";
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
    let isOpen = true;
    let isSilent = false;
    const hangUp = () => {
      if (isOpen) controller?.close();
      isOpen = false;
    };
    const reply = (line: string, usual: string): string => {
      const words = answer(line, number) ?? usual;
      if (words === "hang up") hangUp();
      if (words === "silence") isSilent = true;
      if (isOpen && !isSilent) controller?.enqueue(encoder.encode(`${words}\r\n`));
      return words;
    };
    const hear = (line: string) => {
      lines.push(line);
      if (line.startsWith("RCPT TO:")) recipient = line.slice("RCPT TO:<".length, -1);
      if (line === "DATA") inData = reply(line, "354 go on").startsWith("354");
      else if (line.startsWith("EHLO")) reply(line, "250-mail.pond.example\r\n250 AUTH PLAIN LOGIN");
      else if (line === "QUIT") reply(line, "221 bye");
      else if (line.startsWith("AUTH")) reply(line, "235 welcome");
      else reply(line, "250 ok");
    };
    const takeMessage = (message: string) => {
      inData = false;
      const words = reply(wholeMessage, "250 taken");
      // A server that hangs up or falls silent after the final dot has the mail nevertheless.
      if (/^[45]/.test(words)) return;
      messages.push(message);
      envelopes.push(recipient);
    };
    const take = () => {
      for (;;) {
        const mark = inData ? "\r\n.\r\n" : "\r\n";
        const end = incoming.indexOf(mark);
        if (end < 0 || !isOpen || isSilent) return;
        const part = incoming.slice(0, end);
        incoming = incoming.slice(end + mark.length);
        if (inData) takeMessage(part);
        else hear(part);
      }
    };
    return {
      readable: new ReadableStream({
        start(opened) {
          controller = opened;
          reply(greeting, "220 hello");
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

  const accepted = () =>
    messages.map((message, index) => ({ to: envelopes[index] ?? "", ...readMessage(message) }));
  return { open, connections, messages, accepted };
}
