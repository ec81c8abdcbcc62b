import { createMiddleware } from "hono/factory";
import type { Change } from "#app/context.ts";
import { beginChange } from "#domain/purging/due-purges.server.ts";
import { purgeChanged } from "#domain/purging/purging.server.ts";
import type { Services } from "#domain/services.ts";
import { announceEvents } from "#domain/webhooks/announcing.server.ts";
import { logError } from "#domain/log.ts";
import type { HonoEnv } from "../hono-env.ts";
import { isSafeMethod } from "../http/cross-site.ts";

/** What one request of the owner’s changes: begun by the guard that has proven the owner, ended before the answer leaves. */
export function openChange(services: Services, { method }: Pick<Request, "method">) {
  let kind: Change | undefined;
  let row: Promise<number> | undefined;
  return {
    /**
     * Without a kind readers may see it, unless an earlier guard of the request said otherwise: of a form’s request the action
     * comes first, and then the loaders of its page.
     */
    async begin(given?: Change): Promise<void> {
      if (isSafeMethod(method)) return;
      kind = given ?? kind ?? "seen";
      if (kind !== "unseen") row ??= beginChange(services);
      await row;
    },
    async end(): Promise<void> {
      const written = await row?.catch(() => undefined);
      if (written !== undefined) await purgeChanged(services, { written, canWait: kind === "later" });
      if (kind) services.later(announceEvents(services).catch(logError));
    },
  };
}

/** The owner’s change is answered once strangers get what it has changed. */
export const purgeAfterChange = createMiddleware<HonoEnv>(async (c, next) => {
  const change = openChange(c.var.services, c.req);
  c.set("beginChange", change.begin);
  await next();
  await change.end();
});
