import { noticeCookie } from "#domain/cookies/notice-cookie.ts";
import { testOrigin } from "../services.ts";
import { slugs } from "./plain-site.ts";
import { readAnswer } from "./reading.ts";
import { must, type Stage } from "./stage.ts";
import type { Step } from "./steps.ts";

const pages = ["/blog", "/letters", ...[0, 1, 2].map((index) => `/blog?q=Toad${index}x`)];
const posts = slugs.map((slug) => `/blog/${slug}`);
const programs = ["/api/posts", "/api/posts?limit=2", ...slugs.map((slug) => `/api/posts/${slug}`)];
const listings = ["/feed.xml", "/sitemap.xml"];
export const everyAddress = [...pages, ...posts, ...programs, ...listings];

const browser = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
const tracked = ["", "", "", "utm_source=mail", "fbclid=abc"];

interface Asked {
  path: string;
  accept?: string;
  cookie?: string | null;
  origin?: string;
  headers?: Record<string, string>;
}

/** Asks, and answers what was read and how. */
export async function ask(
  stage: Stage,
  { path, accept = browser, cookie, origin = testOrigin, headers }: Asked,
) {
  const tail = stage.chance.pick(tracked) ?? "";
  const url = `${origin}${path}${tail && (path.includes("?") ? "&" : "?")}${path.startsWith("/api") ? "" : tail}`;
  const key = `${accept} ${origin}${path}`;
  const known = stage.known.get(key);
  const isConditional = known !== undefined && !cookie && stage.chance.below(3) === 0;
  const response = await stage.world.fetch(
    new Request(url.replace(/[?&]$/, ""), {
      headers: {
        Accept: accept,
        ...(cookie && { Cookie: cookie }),
        ...(isConditional && { "If-None-Match": known.etag }),
        ...headers,
      },
    }),
  );
  const status = response.headers.get("Cf-Cache-Status");
  stage.reads[status === "HIT" || status === "UPDATING" ? "stored" : "made"]++;
  if (response.status === 304 && known) return { ...known, status };
  const read = readAnswer(path, response, await response.text());
  const etag = response.headers.get("ETag");
  if (etag && !cookie && status) stage.known.set(key, { etag, ...read });
  return { ...read, status };
}

/** Of a stranger’s page: of a state that may be seen, and nothing of anyone. */
export function checkStranger(
  { seen, head }: { seen: string; head: string },
  allowed: string[],
  path: string,
) {
  must(allowed.includes(seen), () => `${path} shows\n${seen}\ninstead of\n${allowed.at(-1)}`);
  must(!/owner|notice/.test(head), () => `${path} shows a stranger: ${head}`);
}

async function readAsStranger(stage: Stage, path: string, accept = browser): Promise<void> {
  const read = await ask(stage, { path, accept });
  checkStranger(read, stage.model.seenAt(path), path);
  if (path === "/feed.xml")
    must((read.head === "feed") === (accept !== browser), () => `The feed came as ${read.head}.`);
}

export const readSteps: Record<string, Step> = {
  visitor: {
    weight: 30,
    take: (stage) => readAsStranger(stage, stage.chance.pick([...pages, ...posts, ...posts]) ?? "/blog"),
  },
  feed: {
    weight: 8,
    take: (stage) =>
      readAsStranger(
        stage,
        stage.chance.pick(listings) ?? "",
        stage.chance.pick([browser, "application/atom+xml", "*/*"]),
      ),
  },
  api: {
    weight: 8,
    take: (stage) => readAsStranger(stage, stage.chance.pick(programs) ?? "", "application/json"),
  },
  owner: {
    weight: 6,
    async take(stage) {
      const cookie = stage.session ?? stage.formerSession;
      if (!cookie) return;
      const path = stage.chance.pick([...pages, ...posts]) ?? "/blog";
      const { seen, head } = await ask(stage, { path, cookie });
      must(seen === stage.model.now(path), () => `The owner reads an old ${path}: ${seen}`);
      const isOwner = head.includes("owner");
      must(
        head === "" || isOwner === (stage.session !== null),
        () => `${path} takes its reader for another: ${head}`,
      );
    },
  },
  notice: {
    weight: 2,
    async take(stage) {
      const { head } = await ask(stage, { path: "/blog", cookie: `${noticeCookie}=e30` });
      must(head.includes("notice"), () => "The notice of what was done is missing.");
      await readAsStranger(stage, "/blog");
    },
  },
  otherHost: {
    weight: 2,
    async take(stage) {
      const origin = "https://other.test";
      const path = stage.chance.pick(pages) ?? "/blog";
      const { head } = await ask(stage, { path, origin });
      must(head.includes(`at ${origin}`), () => `The other host gets: ${head}`);
      const again = await ask(stage, { path });
      must(
        again.head.includes(`at ${testOrigin}`),
        () => `The site shows another host’s page: ${again.head}`,
      );
    },
  },
};
