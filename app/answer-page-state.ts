import type { EntryContext } from "react-router";
import { type PageState, pageStateType } from "./page-state.ts";

/** Whether a page that was sent without React Router's scripts asks for what they would have brought. */
export function asksForState(request: Request): boolean {
  return request.method === "GET" && request.headers.get("Accept")?.includes(pageStateType) === true;
}

/** The state of a document, in place of the document. */
export async function answerPageState(
  entry: EntryContext,
  { status, headers }: { status: number; headers: Headers },
): Promise<Response> {
  const { manifest, staticHandlerContext, serverHandoffString, serverHandoffStream } = entry;
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  const state: PageState = {
    version: manifest.version,
    manifest: manifest.url,
    entry: manifest.entry.module,
    modules: Object.fromEntries(routes.map((route) => [route.id, modulesOf(route)])),
    imports: [...new Set([...manifest.entry.imports, ...routes.flatMap(({ imports = [] }) => imports)])],
    context: JSON.parse(serverHandoffString ?? "{}") as Record<string, unknown>,
    stream: await textOf(serverHandoffStream),
  };
  headers.set("Content-Type", pageStateType);
  headers.set("Cache-Control", "private, no-store");
  return new Response(JSON.stringify(state), { status, headers });
}

type ManifestRoute = NonNullable<EntryContext["manifest"]["routes"][string]>;

function modulesOf(route: ManifestRoute): string[] {
  const { module, clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule } =
    route;
  return [
    clientActionModule,
    clientLoaderModule,
    clientMiddlewareModule,
    hydrateFallbackModule,
    module,
  ].filter((address) => address !== undefined);
}

/** What React Router hands over to the browser, which is whole once each promise in it has settled. */
export async function textOf(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  return stream ? new Response(stream).text() : "";
}
