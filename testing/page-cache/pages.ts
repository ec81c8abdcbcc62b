import { noticeCookie } from "#domain/cookies/notice-cookie.ts";
import { findPictures, placeImages } from "#domain/articles/placing.server.ts";
import { listLetters } from "#domain/newsletter/archive/archive.server.ts";
import { findSession, sessionCookie } from "#domain/identity/sessions/sessions.server.ts";
import { findNeighbours, findPost, findRenamed, listPosts } from "#domain/posts/posts.server.ts";
import type { Services } from "#domain/services.ts";
import { readCookie } from "#domain/cookies/cookies.ts";
import { prefersPage } from "#workers/http/page-for-browsers.ts";
import { ask } from "../api.ts";
import { lines, linked, titled } from "./plain-site.ts";

/** Instead of the built pages: the same queries as theirs in plain words, and whatever is personal said in so many words. */
export async function answerAsSite(services: Services, request: Request): Promise<Response> {
  const url = new URL(request.url);
  const isFeedPage = url.pathname === "/feed.xml" && prefersPage(request.headers.get("Accept") ?? "");
  if (!isFeedPage && /^\/(api|feed\.xml|sitemap\.xml)/.test(url.pathname)) return ask(request);
  const cookies = request.headers.get("Cookie");
  const clock = () => new Date();
  const session = await findSession({ ...services, clock }, readCookie(cookies, sessionCookie));
  const answer = await contentOf(services, url);
  if (answer instanceof Response) return answer;
  const personal = [
    ...(session ? [`owner ${session.owner.name}`] : []),
    ...(readCookie(cookies, noticeCookie) ? ["notice"] : []),
  ];
  const head = lines([`at ${url.origin}`, ...personal]);
  const status = answer.seen === "missing" ? 404 : 200;
  return new Response(`${head}\nlikes ${answer.likes}\n---\n${answer.seen}`, { status });
}

async function contentOf(services: Services, url: URL): Promise<{ seen: string; likes: number } | Response> {
  const slug = /^\/blog\/(.+)$/.exec(url.pathname)?.[1];
  if (slug) return postAt(services, slug);
  if (url.pathname === "/letters") {
    const { letters } = await listLetters(services);
    return { seen: lines(letters.map((letter) => letter.slug).toSorted()), likes: 0 };
  }
  const { posts } = await listPosts(services, { search: url.searchParams.get("q") ?? "" });
  if (url.pathname !== "/feed.xml") return { seen: lines(posts.map(titled)), likes: 0 };
  const found = await Promise.all(posts.map(({ slug: each }) => findPost(services, each)));
  const entries = found.flatMap((post) => (post ? [`${post.title}: ${wordsOf(post.content)}`] : []));
  return { seen: lines(entries), likes: 0 };
}

async function postAt(services: Services, slug: string) {
  const post = await findPost(services, slug);
  if (!post) {
    const renamed = await findRenamed(services, slug);
    const headers = { Location: `/blog/${renamed}` };
    return renamed ? new Response(null, { status: 301, headers }) : { seen: "missing", likes: 0 };
  }
  const beside = await findNeighbours(services, slug);
  const html = await placeImages(services, post.html);
  await findPictures(services, [post.imageUrl]);
  const [, revision] = /\/media\/[^/"]+\/(\d+)\//.exec(html) ?? [];
  const alt = /alt="([^"]*)"/.exec(html)?.[1];
  const shown = revision ? `${alt}, ${revision}` : "no picture";
  const parts = [titled(post), wordsOf(post.content), shown, linked(beside?.newer), linked(beside?.older)];
  return { seen: lines(parts), likes: post.likes };
}

export const wordsOf = (content: string) => /Text \d+/.exec(content)?.[0] ?? "";
