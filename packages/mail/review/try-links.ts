import { isPublicAddress, type LinkFinding } from "./links.ts";

/** Milliseconds for one link, with all it leads on to. */
const patience = 5000;
/** Other sites' addresses that are tried for one letter. */
const mostTried = 30;
const mostHops = 5;

/** Answers a path of this site with its status, as a visitor gets it. */
export type AskInside = (path: string) => Promise<number>;

type Fetch = typeof globalThis.fetch;

interface Asking {
  /** This site's own. */
  origin: string;
  fetch: Fetch;
  /** This site's pages are uncertain without it. */
  askInside: AskInside | undefined;
}

/** Tries all links side by side: this site's own pages inside, others over the network. */
export async function tryLinks(urls: string[], { origin, fetch, askInside }: Asking): Promise<LinkFinding[]> {
  const isOwn = (url: string) => new URL(url).origin === origin;
  const tried = new Set(urls.filter((url) => !isOwn(url)).slice(0, mostTried));
  return Promise.all(
    urls.map(async (url): Promise<LinkFinding> => {
      if (isOwn(url)) return { url, ...(await tryOwn(new URL(url), askInside)) };
      if (tried.has(url)) return { url, ...(await tryOther(fetch, url)) };
      return { url, state: "unsure", why: `only the first ${mostTried} are checked` };
    }),
  );
}

type Finding = Pick<LinkFinding, "state" | "why">;

async function tryOwn({ pathname, search }: URL, askInside: AskInside | undefined): Promise<Finding> {
  if (!askInside) return { state: "unsure", why: "the site could not request its own page" };
  const status = await askInside(pathname + search).catch(() => 500);
  if (status === 404 || status === 410) return { state: "broken", why: "there is no such page on this site" };
  if (status === 401 || status === 403) return { state: "broken", why: "readers cannot see that page" };
  return status < 400 ? good : { state: "unsure", why: `the page answered ${status}` };
}

const good: Finding = { state: "good", why: "" };

async function tryOther(fetch: Fetch, url: string): Promise<Finding> {
  const signal = AbortSignal.timeout(patience);
  try {
    const first = await follow(fetch, url, "HEAD", signal);
    // Some sites answer nothing but a whole request.
    if (typeof first === "string" || first < 400) return findingOf(first);
    return findingOf(await follow(fetch, url, "GET", signal));
  } catch {
    if (signal.aborted) return { state: "unsure", why: `no answer within ${patience / 1000} seconds` };
    return { state: "broken", why: "there is no response" };
  }
}

/** The status at the end of the way; or why it was not gone. Each step is looked at before it is taken. */
async function follow(
  fetch: Fetch,
  url: string,
  method: "HEAD" | "GET",
  signal: AbortSignal,
): Promise<number | "private" | "endless"> {
  let at = url;
  for (let hops = 0; hops <= mostHops; hops++) {
    if (!isPublicAddress(at)) return "private";
    // oxlint-disable-next-line no-await-in-loop -- only the answer says where it leads next
    const answer = await fetch(at, { method, redirect: "manual", signal });
    const to = answer.headers.get("Location");
    // oxlint-disable-next-line no-await-in-loop -- nothing of it is read
    await answer.body?.cancel();
    if (answer.status < 300 || answer.status > 399 || !to) return answer.status;
    at = URL.canParse(to, at) ? new URL(to, at).href : "";
  }
  return "endless";
}

function findingOf(end: Awaited<ReturnType<typeof follow>>): Finding {
  if (end === "private")
    return { state: "unsure", why: "it does not lead to a public address, so it is not checked" };
  if (end === "endless") return { state: "broken", why: "it redirects too many times" };
  if (end === 404 || end === 410) return { state: "broken", why: `it answered ${end}: not there` };
  return end < 400 ? good : { state: "unsure", why: `it answered ${end}` };
}
