import type { Context } from "hono";
import type { HonoEnv } from "./hono-env.ts";

type Fetch = (
  request: Request,
  env: HonoEnv["Bindings"],
  context: ExecutionContext,
) => Response | Promise<Response>;

/** The status of one of this site's own addresses, as a visitor without a login gets it. */
export async function askInside(fetch: Fetch, c: Context<HonoEnv>, path: string): Promise<number> {
  const ask = () => new Request(new URL(path, c.req.url));
  const file = await c.var.files.findOwn(ask());
  await file.body?.cancel();
  if (file.ok) return file.status;
  const page = await fetch(ask(), c.env, c.executionCtx as ExecutionContext);
  await page.body?.cancel();
  // A page that does not exist redirects to the one that says so.
  return page.headers.get("Location") === "/404" ? 404 : page.status;
}
