import { createRequestHandler, matchRoutes, type RouteObject, RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import { type RequestContext, requestContext } from "#app/context.ts";
import { deferScripts } from "./http/defer-scripts.ts";
import { sayingFull } from "./full-storage.ts";

// The built pages exist only inside Vite's build, so nothing that tests import may import this file.
// Handed over as a value, all routes are derived once an isolate; the development server asks for each newer build.
const handle = createRequestHandler(
  import.meta.env.DEV
    ? async () => sayingFull(await import("virtual:react-router/server-build"))
    : sayingFull(build),
  import.meta.env.MODE,
);

export async function answerPage(request: Request, context: RequestContext): Promise<Response> {
  const routerContext = new RouterContextProvider();
  routerContext.set(requestContext, context);
  const page = await handle(request, routerContext);
  if (page.status === 405 && !page.headers.has("Allow")) page.headers.set("Allow", methodsAt(request.url));
  // The development server's own modules must come first.
  const { inlineScripts } = context;
  // A page that is sent without the router's scripts has no nonce.
  return import.meta.env.DEV || !inlineScripts.usesNonce ? page : deferScripts(page, inlineScripts.nonce());
}

/** RFC 9110, section 15.5.6: what an address answers to, for a request whose method it does not. */
function methodsAt(address: string): string {
  const path = new URL(address).pathname.replace(/\.data$/, "");
  const id = matchRoutes(routesIn(undefined), path)?.at(-1)?.route.id ?? "";
  const { action, loader, default: screen } = build.routes[id]?.module ?? {};
  return [...(loader || screen ? ["GET", "HEAD"] : []), ...(action ? ["POST"] : [])].join(", ");
}

/** The routes as `matchRoutes` takes them. */
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
