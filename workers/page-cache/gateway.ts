import type { Env } from "../env.ts";
import type { Answer, PageCache, Wanted } from "./page-cache.ts";
import { respond } from "./respond.ts";
import { cacheableRequest } from "./cacheable-request.ts";

interface GatewayPorts {
  /** Answers everything that is not stored, with whatever the visitor sent. */
  ask: (request: Request, env: Env, context: ExecutionContext) => Response | Promise<Response>;
  /** Makes a page for strangers, at an entrypoint of its own. */
  render: (wanted: Wanted, context: ExecutionContext) => Promise<Response>;
  cacheOf: (env: Env) => PageCache;
  /** Looks at each answer to a request that changes nothing; what it does goes on after the answer. */
  afterAnswer: (env: Env, request: Request, answer: Response) => Promise<void> | undefined;
  /** Runs after a request that may have changed pages. */
  afterChange: (env: Env, request: Request) => Promise<void>;
}

/** Reading by strangers goes by way of the page cache; sessions, tokens, writing and the owner’s pages do not. */
export function createGateway({ ask, render, cacheOf, afterAnswer, afterChange }: GatewayPorts) {
  async function askAndPurge(request: Request, env: Env, context: ExecutionContext): Promise<Response> {
    const answer = await ask(request, env, context);
    // The owner’s change is answered once strangers get what it has changed.
    if (mayChangePages(request)) await afterChange(env, request);
    return answered(answer, request, env, context);
  }

  function answered(answer: Response, request: Request, env: Env, context: ExecutionContext): Response {
    const work = afterAnswer(env, request, answer);
    if (work) context.waitUntil(work);
    return answer;
  }

  return (request: Request, env: Env, context: ExecutionContext): Response | Promise<Response> => {
    const wanted = cacheableRequest(request, siteOf(env));
    if (!wanted) return askAndPurge(request, env, context);
    const answer: Answer | Promise<Answer> = cacheOf(env).answer(
      wanted,
      (asked) => render(asked, context),
      (work) => context.waitUntil(work),
    );
    return answer instanceof Promise
      ? answer.then((made) => answered(respond(request, made), request, env, context))
      : answered(respond(request, answer), request, env, context);
  };
}

/** Visitors write too, but what they write shows on no page at once: their likes are gathered for the cron. */
function mayChangePages({ method, headers }: Request): boolean {
  if (["GET", "HEAD", "OPTIONS"].includes(method)) return false;
  return headers.has("Authorization") || (headers.get("Cookie") ?? "").includes("session=");
}

/** The last address, which all requests of a site share. */
let last = { given: "", site: "http" };

/** With the slash that follows the host, as no other host begins; a site without an address of its own has any. */
function siteOf({ SITE_URL = "" }: Env): string {
  if (last.given !== SITE_URL) {
    last = { given: SITE_URL, site: SITE_URL ? `${SITE_URL.replace(/\/+$/, "")}/` : "http" };
  }
  return last.site;
}
