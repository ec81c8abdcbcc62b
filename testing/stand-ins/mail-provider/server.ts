import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { localOnly } from "../../../scripts/local/local-only.ts";
import { randomMoods, randomRefusals, type Weights } from "@toadstool/mail/stand-ins/moods";
import { type ProviderOptions, resendProvider } from "@toadstool/mail/stand-ins/resend";
import type { TakenMail } from "@toadstool/mail/stand-ins/resend-mails";
import { type Listener, tell, type Telling } from "@toadstool/mail/stand-ins/webhooks";

interface ServerOptions extends ProviderOptions {
  /** 0 for any that is free. */
  port?: number;
  /** Behaves at random, and alike for the same seed; without one it takes everything. */
  seed?: number;
  /** How often it does what, by a seed. */
  weights?: Weights;
  /** The share of addresses it refuses, by a seed. */
  refusedShare?: number;
  /** Milliseconds after which a silent connection ends. */
  silence?: number;
  webhook?: Listener;
}

export interface Provider {
  /** What RESEND_API_URL is set to. */
  url: string;
  /** Every mail it took, in order. */
  accepted(): TakenMail[];
  requests(): number;
  /** Reports a mail to the listener; returns the status of its answer. */
  tell(mail: TakenMail, type: string, telling?: Telling): Promise<number>;
  close(): Promise<void>;
}

/** A mail provider on this machine: RESEND_API_URL points a local site at it, with the key `re_local`. */
export async function startProvider(options: ServerOptions = {}): Promise<Provider> {
  const { port = 0, seed, weights, refusedShare = 0, silence = 45_000, webhook } = options;
  const provider = resendProvider({
    ...(seed !== undefined && {
      mood: randomMoods(seed, weights),
      refuses: randomRefusals(seed, refusedShare),
    }),
    ...options,
  });
  const server = createServer(
    localOnly((request, response) => {
      void respond(provider, request, response, silence).catch(() => request.socket.destroy());
    }),
  );
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    accepted: provider.accepted,
    requests: provider.requests,
    async tell(mail, type, telling) {
      if (!webhook) throw new Error("The provider was started without a webhook to tell.");
      return tell(webhook, mail, type, telling);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function respond(
  provider: ReturnType<typeof resendProvider>,
  request: IncomingMessage,
  response: ServerResponse,
  silence: number,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  if (request.method === "GET" && request.url === "/accepted") {
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(provider.accepted()));
    return;
  }
  const headers = new Headers(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
  const { method = "GET", url = "/" } = request;
  const answer = await provider.answer({
    method,
    path: url,
    headers,
    body: Buffer.concat(chunks).toString(),
  });
  if (answer === "cut") return void request.socket.destroy();
  if (answer === "silence") return void setTimeout(() => request.socket.destroy(), silence).unref();
  const { status, headers: named, body } = "half" in answer ? answer.half : answer;
  response.writeHead(status, { ...named, "content-length": Buffer.byteLength(body) });
  if (!("half" in answer)) return void response.end(body);
  response.write(body.slice(0, body.length / 2), () => request.socket.destroy());
}
