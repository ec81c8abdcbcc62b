import { within } from "../within.ts";

/** The part of `cloudflare:sockets` that a session uses. */
export interface SmtpSocket {
  readable: ReadableStream<Uint8Array>;
  writable: WritableStream<Uint8Array>;
  opened: Promise<unknown>;
  startTls(): SmtpSocket;
  close(): Promise<void>;
}

export interface Reply {
  code: number;
  text: string;
}

interface SmtpLogin {
  username: string;
  password: string;
}

interface SmtpOptions {
  /** The name that we greet the server with. */
  name: string;
  encrypted: boolean;
  /** On this machine a password may go unencrypted. */
  local: boolean;
  login: SmtpLogin | null;
  /** Milliseconds a server may take for one answer. */
  patience: number;
}

const tooSlow = "The mail server did not respond in time.";
/** Characters of one reply; no honest server sends more. */
const longestAnswer = 16_384;

/**
 * One session with a mail server, without a library: worker-mailer 1.2.1 loops for ever when a server hangs up, and asks
 * servers never to report a bounce. Every method throws when the connection is lost; a server’s refusal is a reply like any
 * other.
 */
export class SmtpSession {
  #reader: ReadableStreamDefaultReader<Uint8Array>;
  #writer: WritableStreamDefaultWriter<Uint8Array>;
  #decoder = new TextDecoder();
  #received = "";
  #socket: SmtpSocket;
  #patience: number;

  private constructor(socket: SmtpSocket, patience: number) {
    this.#socket = socket;
    this.#patience = patience;
    this.#reader = socket.readable.getReader();
    this.#writer = socket.writable.getWriter();
  }

  /** Greets, encrypts where the server can, and logs in. Throws an error with a readable message. */
  static async open(socket: SmtpSocket, options: SmtpOptions): Promise<SmtpSession> {
    const { patience } = options;
    await within(patience, socket.opened, tooSlow);
    let session = new SmtpSession(socket, patience);
    expectCode(await session.#reply(), 2, "did not greet");
    let offers = await session.#greet(options.name);
    let encrypted = options.encrypted;
    if (!encrypted && /^STARTTLS\b/im.test(offers)) {
      expectCode(await session.say("STARTTLS"), 2, "did not start TLS");
      session.#reader.releaseLock();
      session.#writer.releaseLock();
      session = new SmtpSession(socket.startTls(), patience);
      offers = await session.#greet(options.name);
      encrypted = true;
    }
    if (options.login) {
      if (!encrypted && !options.local) {
        throw new Error("The mail server offers no encryption, so the password was not sent to it.");
      }
      await session.#logIn(offers, options.login);
    }
    return session;
  }

  async say(line: string): Promise<Reply> {
    await this.#write(`${line}\r\n`);
    return this.#reply();
  }

  /** Hands a message over after DATA; a line that is a mere dot would end it. */
  async handOver(message: string): Promise<Reply> {
    await this.#write(`${message.replace(/^\./gm, "..")}\r\n.\r\n`);
    return this.#reply();
  }

  async close(): Promise<void> {
    await within(2000, this.say("QUIT"), tooSlow).catch(() => undefined);
    await this.drop();
  }

  /** Closes the connection without QUIT: the other side has stopped listening. */
  async drop(): Promise<void> {
    await within(2000, this.#socket.close(), tooSlow).catch(() => undefined);
  }

  async #greet(name: string): Promise<string> {
    const reply = await this.say(`EHLO ${name}`);
    if (reply.code === 250) return reply.text;
    expectCode(await this.say(`HELO ${name}`), 2, "did not accept our greeting");
    return "";
  }

  async #logIn(offers: string, { username, password }: SmtpLogin): Promise<void> {
    const methods = /^AUTH[ =](.*)$/im.exec(offers)?.[1]?.toUpperCase() ?? "";
    if (methods.includes("PLAIN") || !methods.includes("LOGIN")) {
      expectCode(await this.say(`AUTH PLAIN ${plainLogin(username, password)}`), 2, "refused the login");
      return;
    }
    expectCode(await this.say("AUTH LOGIN"), 3, "refused the login");
    expectCode(await this.say(base64(username)), 3, "refused the user name");
    expectCode(await this.say(base64(password)), 2, "refused the login");
  }

  async #write(text: string): Promise<void> {
    await within(this.#patience, this.#writer.write(new TextEncoder().encode(text)), tooSlow);
  }

  /** One reply, which may have several lines: `250-…`, `250-…`, `250 …`. */
  async #reply(): Promise<Reply> {
    const lines: string[] = [];
    for (;;) {
      const line = await this.#line();
      lines.push(line.slice(4));
      if (line[3] !== "-") return { code: Number(line.slice(0, 3)), text: lines.join("\n") };
    }
  }

  async #line(): Promise<string> {
    for (;;) {
      const end = this.#received.indexOf("\n");
      if (end >= 0) {
        const line = this.#received.slice(0, end).trimEnd();
        this.#received = this.#received.slice(end + 1);
        return line;
      }
      const { done, value } = await within(this.#patience, this.#reader.read(), tooSlow);
      if (done) throw new Error("The mail server closed the connection.");
      this.#received += this.#decoder.decode(value, { stream: true });
      if (this.#received.length > longestAnswer) throw new Error("The mail server’s response is too long.");
    }
  }
}

function expectCode(reply: Reply, hundreds: number, failure: string): void {
  if (Math.floor(reply.code / 100) === hundreds) return;
  throw new Error(`The mail server ${failure}: ${reply.code} ${reply.text}`);
}

export function plainLogin(username: string, password: string): string {
  return base64(`\0${username}\0${password}`);
}

export function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
