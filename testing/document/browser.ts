import { testOrigin } from "#testing/services.ts";
import type { testProvider } from "#testing/identity-provider.ts";

export interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: BodyInit | null;
}

type Provider = Awaited<ReturnType<typeof testProvider>>;
export type Browser = ReturnType<typeof openBrowser>;

let opened = 0;

/** A person's browser on the site: it keeps cookies, and says where its requests come from, and which `device` it is on. */
export function openBrowser(
  provider: Provider,
  send: (path: string, sent?: Sent) => Promise<Response>,
  origin = testOrigin,
  device = "",
) {
  const sameOrigin = { Origin: origin, "Sec-Fetch-Site": "same-origin" };
  const cookies = new Map<string, string>();
  // A brake counts by address, and each test begins with none pulled.
  const address = `2001:db8::${(++opened).toString(16)}`;

  async function ask(path: string, { headers, ...sent }: Sent = {}): Promise<Response> {
    const Cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const kept = {
      "CF-Connecting-IP": address,
      ...(device && { "User-Agent": device }),
      ...(Cookie && { Cookie }),
    };
    const answer = await send(path, { ...sent, headers: { ...kept, ...headers } });
    for (const line of answer.headers.getSetCookie()) keep(line);
    return answer;
  }

  function keep(line: string): void {
    const [name = "", value = ""] = line.split(";")[0]?.split(/=(.*)/s) ?? [];
    if (/; *Max-Age=0\b/i.test(line)) cookies.delete(name);
    else cookies.set(name, value);
  }

  /** A form of the site's own page. */
  const post = (path: string, form: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    ask(path, { method: "POST", body: new URLSearchParams(form), headers: { ...sameOrigin, ...headers } });

  /** Begins a login: the address at the provider that the browser is led to. */
  async function begin(path = "/auth/login?returnTo=/admin/blog"): Promise<URL> {
    return locationOf(await ask(path));
  }

  /** Comes back from the provider with a code that is good for the login that was begun. */
  async function finish(begun: URL, parameters: Record<string, string> = {}): Promise<Response> {
    return ask(callbackOf(begun, parameters));
  }

  async function logIn(path?: string): Promise<Response> {
    const begun = await begin(path);
    provider.answerTokens(begun);
    return finish(begun);
  }

  /** Whether the site treats this browser's user as its owner. */
  const isLoggedIn = async () => (await ask("/api/drafts")).status === 200;

  return { origin, cookies, ask, post, begin, finish, logIn, isLoggedIn };
}

/** Where a provider sends the browser back to after the login that was begun at `begun`. */
export function callbackOf(begun: URL, parameters: Record<string, string> = {}): string {
  const state = begun.searchParams.get("state") ?? "";
  return `/auth/callback?${new URLSearchParams({ code: "a-code", state, ...parameters })}`;
}

export function locationOf(answer: Response): URL {
  const location = answer.headers.get("Location");
  if (!location) throw new Error(`No redirect, but ${answer.status}.`);
  return new URL(location, testOrigin);
}
