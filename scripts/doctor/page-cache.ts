import { type Finding, judged, type Patient } from "./finding.ts";

/** Addresses of each kind that every site has. */
const paths = ["/", "/blog", "/art", "/feed.xml", "/sitemap.xml", "/api/posts", "/about-me"];
const stored = ["HIT", "UPDATING", "STALE", "REVALIDATED"];
/** How often a page is asked for: each of Cloudflare’s places has a cache of its own, and requests may reach two. */
const most = 4;

/** Asks for each page until it comes from the cache; then as a returning browser, with tracking parameters and with a session. */
export async function examinePageCache({ origin, fetch }: Patient): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const path of paths) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    findings.push(...(await examinePage({ origin, fetch }, path)));
  }
  // oxlint-disable-next-line no-await-in-loop -- the last look
  return [...findings, ...(await examineSession({ origin, fetch }))];
}

async function examinePage({ origin, fetch }: Patient, path: string): Promise<Finding[]> {
  const ask = (address: string, headers: Record<string, string> = {}) =>
    fetch(origin + address, { headers: { Accept: "text/html", ...headers }, redirect: "manual" });
  const statuses: string[] = [];
  let answer = await ask(path);
  for (let count = 1; count < most && !stored.includes(statusOf(answer)); count++) {
    statuses.push(statusOf(answer));
    // oxlint-disable-next-line no-await-in-loop -- what the first stored, the second gets
    answer = await ask(path);
  }
  statuses.push(statusOf(answer));
  const finding = (isGood: boolean, words: string) => judged(isGood, path, words);
  const findings = [
    finding(stored.includes(statusOf(answer)), `cf-cache-status: ${statuses.join(", then ")}`),
  ];
  const control = answer.headers.get("Cache-Control") ?? "none";
  findings.push(finding(/max-age=0/.test(control) && /public/.test(control), `Cache-Control: ${control}`));
  const etag = answer.headers.get("ETag");
  if (answer.status === 200) {
    const again = etag ? await ask(path, { "If-None-Match": etag }) : null;
    findings.push(
      finding(again?.status === 304, etag ? `ETag ${etag}: asked again, ${again?.status}` : "no ETag"),
    );
    const decorated = await ask(`${path}?utm_source=doctor-${Date.now()}`);
    const words = `with a tracking parameter: ${statusOf(decorated)}`;
    findings.push(finding(stored.includes(statusOf(decorated)), words));
  }
  const leaked = ["Cache-Tag", "Cloudflare-CDN-Cache-Control", "Set-Cookie"].filter((name) =>
    answer.headers.has(name),
  );
  if (leaked.length > 0) findings.push(finding(false, `sends ${leaked.join(", ")} to strangers`));
  return findings;
}

/** No session: a value that no site has made. */
async function examineSession({ origin, fetch }: Patient): Promise<Finding[]> {
  const path = "/blog";
  const answer = await fetch(origin + path, {
    headers: { Accept: "text/html", Cookie: "__Host-session=doctor" },
  });
  const status = statusOf(answer);
  return [judged(!stored.includes(status), path, `with a session cookie: ${status} (never from the cache)`)];
}

function statusOf(answer: Response): string {
  return answer.headers.get("Cf-Cache-Status") ?? "none";
}
