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
}

/** Reading by strangers goes by way of the page cache; sessions, tokens, writing and the owner’s pages do not. */
export function createGateway({ ask, render, cacheOf, afterAnswer }: GatewayPorts) {
  async function askAll(request: Request, env: Env, context: ExecutionContext): Promise<Response> {
    return answered(await ask(request, env, context), request, env, context);
  }

  function answered(answer: Response, request: Request, env: Env, context: ExecutionContext): Response {
    const work = afterAnswer(env, request, answer);
    if (work) context.waitUntil(work);
    return answer;
  }

  return (request: Request, env: Env, context: ExecutionContext): Response | Promise<Response> => {
    const wanted = cacheableRequest(request, siteOf(env));
    if (!wanted) return askAll(request, env, context);
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

/** The last address, which all requests of a site share. */
let last = { given: "", site: "http" };

/** With the slash that follows the host, as no other host begins; a site without an address of its own has any. */
function siteOf({ SITE_URL = "" }: Env): string {
  if (last.given !== SITE_URL) {
    last = { given: SITE_URL, site: SITE_URL ? `${SITE_URL.replace(/\/+$/, "")}/` : "http" };
  }
  return last.site;
}
