// oxlint-disable-next-line import/default -- Vite makes it: the address of the built script
import worker from "#app/browser/notes-outbox/worker.ts?worker&url";
import { requireOwner } from "#app/respond.ts";
import type { Route } from "./+types/worker-action.ts";

/** The service worker’s own address, which stays while that of its script changes with each build. */
export async function loader({ context }: Route.LoaderArgs) {
  await requireOwner(context);
  return new Response(`importScripts(${JSON.stringify(worker)});\n`, {
    headers: { "Content-Type": "text/javascript; charset=utf-8", "Cache-Control": "private, no-cache" },
  });
}
