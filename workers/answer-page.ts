import {
  createRequestHandler,
  createStaticHandler,
  type RequestHandler,
  type RouteObject,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import * as build from "virtual:react-router/server-build";
import { type RequestContext, requestContext } from "#app/context.ts";
import { sayingFull } from "./full-storage.ts";

// The built pages exist only inside Vite's build, so nothing that tests import may import this file.

type Route = NonNullable<ServerBuild["routes"][string]>;
/** The build imports what few visitors ask for with the first request for it: scripts/local/late-pages.ts. */
type Late = () => Promise<Route["module"]>;

/** It ranks the routes once; `matchRoutes` would at each call, which takes longer than many a page. */
const { match } = createStaticHandler(routesIn(undefined));

/** By the route of a page: its own, with those around it. React Router derives its routes once for each. */
const handlers = new Map<string, RequestHandler>();

export async function answerPage(request: Request, context: RequestContext): Promise<Response> {
  const routerContext = new RouterContextProvider();
  routerContext.set(requestContext, context);
  const answer = await handlerFor(request.url);
  const page = await answer(request, routerContext);
  if (page.status === 405 && !page.headers.has("Allow"))
    page.headers.set("Allow", await methodsAt(request.url));
  return page;
}

async function handlerFor(address: string): Promise<RequestHandler> {
  const ids = routesAt(address);
  const key = ids.join(" ");
  const handler = handlers.get(key) ?? (await makeHandler(ids));
  handlers.set(key, handler);
  return handler;
}

async function makeHandler(ids: string[]): Promise<RequestHandler> {
  // The development server asks for each newer build.
  if (import.meta.env.DEV)
    return createRequestHandler(
      async () => sayingFull(await import("virtual:react-router/server-build")),
      import.meta.env.MODE,
    );
  const routes = Object.fromEntries(await Promise.all(ids.map(async (id) => [id, await loadRoute(id)])));
  const described = Object.fromEntries(ids.map((id) => [id, build.assets.routes[id]]));
  const assets = { ...build.assets, routes: described };
  return createRequestHandler(sayingFull({ ...build, routes, assets }), import.meta.env.MODE);
}

async function loadRoute(id: string): Promise<Route> {
  const route = build.routes[id] as Route;
  const module = route.module as Route["module"] | Late;
  return { ...route, module: typeof module === "function" ? await module() : module };
}

/** RFC 9110, section 15.5.6: what an address answers to, for a request whose method it does not. */
async function methodsAt(address: string): Promise<string> {
  const { action, loader, default: screen } = (await loadRoute(routesAt(address).at(-1) ?? "")).module;
  return [...(loader || screen ? ["GET", "HEAD"] : []), ...(action ? ["POST"] : [])].join(", ");
}

/** From the root to the page; for an address that leads nowhere, the root alone. */
function routesAt(address: string): string[] {
  const path = new URL(address).pathname.replace(/(?<=\/)_\.data$|\.data$/, "");
  return match(path)?.map(({ route }) => route.id) ?? ["root"];
}

/** The routes as React Router matches them. */
function routesIn(parentId: string | undefined): RouteObject[] {
  return Object.values(build.routes).flatMap((route) =>
    route && route.parentId === parentId
      ? [
          {
            id: route.id,
            path: route.path,
            ...(route.index ? { index: true } : { children: routesIn(route.id) }),
          },
        ]
      : [],
  );
}
