import { once } from "node:events";
import { request } from "node:http";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freeRange } from "./ports.ts";
import { answers, type Companion, startCompanion, waitUntil } from "./processes.ts";

const servers: Companion[] = [];
let inbox = "";
let identity = "";
let smtpPort = 0;

beforeAll(async () => {
  const port = await freeRange(3);
  smtpPort = port + 2;
  inbox = `http://localhost:${port}`;
  identity = `http://localhost:${port + 1}`;
  const mail = ["scripts/mail-server.ts", "--smtp-port", `${smtpPort}`, "--web-port", `${port}`];
  const provider = ["scripts/identity-provider.ts", "--port", `${port + 1}`, "--site", "http://localhost:1"];
  for (const [name, args, address] of [
    ["mail server", mail, `${inbox}/email`],
    ["identity provider", provider, `${identity}/.well-known/openid-configuration`],
  ] as const) {
    const companion = startCompanion("node", [...args]);
    servers.push(companion);
    await waitUntil(() => answers(address), companion, name);
  }
});
afterAll(() => Promise.all(servers.map((server) => server.stop())));

/** Asks as a browser would, with headers that `fetch` does not let a program set. */
async function ask(address: string, headers: Record<string, string> = {}, method = "GET") {
  const asked = request(address.replace("localhost", "127.0.0.1"), {
    method,
    headers: { Host: new URL(address).host, ...headers },
  }).end();
  const [answer] = await once(asked, "response");
  answer.resume();
  return answer as { statusCode: number; headers: Record<string, string> };
}

async function deliverMail(subject: string): Promise<void> {
  const lines = [
    "HELO a",
    "MAIL FROM:<a@a.example>",
    "RCPT TO:<b@b.example>",
    "DATA",
    `Subject: ${subject}\r\n\r\nHello.\r\n.`,
    "QUIT",
  ];
  const socket = connect(smtpPort, "127.0.0.1");
  for (const line of lines) {
    await once(socket, "data");
    socket.write(`${line}\r\n`);
  }
  await once(socket, "close");
}

const subjects = async () =>
  ((await (await fetch(`${inbox}/email`)).json()) as { subject: string }[]).map(({ subject }) => subject);

const evil = "https://evil.example";
const pagesOfOthers: [string, Record<string, string>][] = [
  ["asks with its origin", { Origin: evil }],
  [
    "asks across sites",
    { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "cors", "Sec-Fetch-Dest": "empty" },
  ],
  ["lies on another port of this machine", { "Sec-Fetch-Site": "same-site", "Sec-Fetch-Dest": "empty" }],
  ["shows it in a frame", { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Dest": "iframe" }],
  ["has had its name pointed at this machine", { Host: "evil.example", "Sec-Fetch-Site": "same-origin" }],
  ["has an opaque origin", { Origin: "null" }],
];

describe("a page of another site", () => {
  it.each(pagesOfOthers)(
    "that %s reads neither the inbox nor what the provider says",
    async (_how, headers) => {
      for (const address of [`${inbox}/email`, `${identity}/.well-known/openid-configuration`]) {
        const answer = await ask(address, headers);
        expect({ address, status: answer.statusCode }).toEqual({ address, status: 403 });
        expect(answer.headers).not.toHaveProperty("access-control-allow-origin");
      }
    },
  );

  it("deletes no mail, by whatever kind of request", async () => {
    await deliverMail("Still here");
    await expect.poll(subjects).toContain("Still here");
    for (const [, headers] of pagesOfOthers)
      expect((await ask(`${inbox}/email/all`, headers, "DELETE")).statusCode).toBe(403);
    const link = {
      "Sec-Fetch-Site": "cross-site",
      "Sec-Fetch-Mode": "navigate",
      "Sec-Fetch-Dest": "document",
    };
    expect((await ask(`${inbox}/email/all`, link, "DELETE")).statusCode).toBe(403);
    expect(await subjects()).toContain("Still here");
  });

  it("receives no mail through a WebSocket", async () => {
    const headers = {
      Upgrade: "websocket",
      Connection: "Upgrade",
      "Sec-WebSocket-Version": "13",
      "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
    };
    const open = (origin: string) =>
      new Promise<string>((done) => {
        const socket = `${inbox}/socket.io/?EIO=3&transport=websocket`;
        const asked = request(socket.replace("localhost", "127.0.0.1"), {
          headers: { ...headers, Host: new URL(inbox).host, Origin: origin },
        });
        asked.once("upgrade", (_answer, opened) => {
          opened.destroy();
          done("open");
        });
        asked.once("error", () => done("closed"));
        asked.end();
      });
    expect(await open(evil)).toBe("closed");
    expect(await open(inbox)).toBe("open");
  });
});

describe("the inbox and the provider", () => {
  it("answer programs, the address bar, links and their own pages, and open nothing to others", async () => {
    const link = {
      "Sec-Fetch-Site": "cross-site",
      "Sec-Fetch-Mode": "navigate",
      "Sec-Fetch-Dest": "document",
    };
    const own = { "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Dest": "empty" };
    for (const address of [`${inbox}/email`, `${identity}/.well-known/openid-configuration`])
      for (const headers of [
        {},
        link,
        own,
        { "Sec-Fetch-Site": "none" },
        { Origin: new URL(address).origin },
      ]) {
        const answer = await ask(address, headers as Record<string, string>);
        expect({ headers, status: answer.statusCode }).toEqual({ headers, status: 200 });
        expect(Object.keys(answer.headers).filter((name) => name.startsWith("access-control-"))).toEqual([]);
      }
  });

  it("lets the site show the provider in a hidden frame", async () => {
    const frame = { "Sec-Fetch-Site": "same-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "iframe" };
    expect((await ask(`${identity}/.well-known/openid-configuration`, frame)).statusCode).toBe(200);
  });
});
