import type { Env } from "./env.ts";
import { makeFiles } from "./services.ts";

type Fetch = (request: Request, env: Env, context: ExecutionContext) => Response | Promise<Response>;

/** The status of one of this site's own addresses, as a visitor without a login gets it. */
export async function askInside(
  fetch: Fetch,
  { env, context, origin }: { env: Env; context: ExecutionContext; origin: string },
  path: string,
): Promise<number> {
  const ask = () => new Request(new URL(path, origin));
  const file = await makeFiles(env).findOwn(ask());
  await file.body?.cancel();
  if (file.ok) return file.status;
  const page = await fetch(ask(), env, context);
  await page.body?.cancel();
  // A page that does not exist redirects to the one that says so.
  return page.headers.get("Location") === "/404" ? 404 : page.status;
}
