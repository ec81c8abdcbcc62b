import * as oauth from "oauth4webapi";
import type { Ports } from "./provider.ts";
import { UnableToFetch } from "./trouble.ts";

const timeout = 10_000;
/** Bytes. */
export const longestAnswer = 512 * 1024;

export interface HttpOptions {
  [oauth.customFetch]: typeof fetch;
  [oauth.allowInsecureRequests]: boolean;
}

/** How the identity provider is spoken to. */
export function httpOptions(ports: Pick<Ports, "fetch" | "wait">, issuer: string): HttpOptions {
  return {
    [oauth.customFetch]: boundedFetch(ports),
    [oauth.allowInsecureRequests]: isOnThisMachine(issuer),
  };
}

function isOnThisMachine(issuer: string): boolean {
  const { protocol, hostname } = new URL(issuer);
  return protocol === "http:" && ["localhost", "127.0.0.1"].includes(hostname);
}

/** For requests whose only valid answer is a document: any status but 200 throws. */
export function onlyOk(fetchAny: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await fetchAny(input, init);
    if (response.status !== 200) throw new UnableToFetch(addressOf(input));
    return response;
  };
}

function addressOf(input: string | URL | Request): string {
  return input instanceof Request ? input.url : String(input);
}

/** Asks the identity provider: an answer is here whole within 10 seconds, is not endless, and comes from that address. */
function boundedFetch(ports: Pick<Ports, "fetch" | "wait">): typeof fetch {
  return async (input, init) => {
    const address = addressOf(input);
    const stop = new AbortController();
    const late = ports.wait(timeout, stop.signal).then(() => null);
    try {
      const asked = ask(ports, address, input, { ...init, redirect: "manual", signal: stop.signal });
      const answer = await Promise.race([asked, late]);
      if (answer) return answer;
      const because = "no complete response arrived within 10 seconds.";
      throw new UnableToFetch(address, { because, again: 0 });
    } finally {
      stop.abort();
    }
  };
}

async function ask(
  ports: Pick<Ports, "fetch">,
  address: string,
  ...request: Parameters<typeof fetch>
): Promise<Response> {
  try {
    const response = await ports.fetch(...request);
    const { status } = response;
    if (status >= 300 && status < 400) {
      await response.body?.cancel();
      throw new UnableToFetch(address, { because: "it redirects, and redirects are not followed." });
    }
    return new Response(await wholeBody(response, address), { status, headers: neededHeaders(response) });
  } catch (error) {
    throw error instanceof UnableToFetch ? error : new UnableToFetch(address, { again: 0, cause: error });
  }
}

async function wholeBody(response: Response, address: string): Promise<Blob | null> {
  if (!response.body) return null;
  const reader = response.body.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let left = longestAnswer;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- a stream comes in order
    const { done, value } = await reader.read();
    if (done) return new Blob(parts);
    left -= value.byteLength;
    if (left < 0) {
      // oxlint-disable-next-line no-await-in-loop -- the last turn
      await reader.cancel();
      throw new UnableToFetch(address, { because: "its response is larger than 512 KB." });
    }
    parts.push(value);
  }
}

/** What the body was packed in is unpacked by now, so not all of its headers still hold. */
function neededHeaders({ headers }: Response): [string, string][] {
  return ["Content-Type", "Retry-After", "WWW-Authenticate"].flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as [string, string]];
  });
}
