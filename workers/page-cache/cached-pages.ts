import { WorkerEntrypoint } from "cloudflare:workers";
import type { Env } from "../env.ts";
import type { Wanted } from "./page-cache.ts";
import { cacheableAnswer } from "./cacheable-answer.ts";

type Render = (request: Request, env: Env, context: ExecutionContext) => Response | Promise<Response>;

/** The entrypoint as another one of the Worker calls it. */
export interface CachedPagesEntrypoint {
  CachedPages: {
    (options: Pick<Wanted, "props">): Pick<Fetcher, "fetch">;
    purge(): Promise<string | null>;
  };
}

/** The entrypoint that makes pages for strangers. It is asked by the gateway alone, without anything of the visitor’s. */
export function cachedPagesBy(render: Render) {
  return class extends WorkerEntrypoint<Env, Wanted["props"]> {
    override async fetch(request: Request): Promise<Response> {
      return cacheableAnswer(new URL(request.url), await render(request, this.env, this.ctx));
    }

    /** Null where the platform accepted it. Where it has no cache, nothing is stored. */
    async purge(): Promise<string | null> {
      const result = await this.ctx.cache?.purge({ purgeEverything: true });
      if (!result || result.success) return null;
      return (
        result.errors.map(({ message }) => message).join(" ") || "The platform refused it without a reason."
      );
    }
  };
}
