import { createRequestHandler, RouterContextProvider } from "react-router";
import { type RequestContext, requestContext } from "#app/context.ts";

// The built pages exist only inside Vite's build, so nothing that tests import may import this file.
const handle = createRequestHandler(() => import("virtual:react-router/server-build"), import.meta.env.MODE);

export function answerPage(request: Request, context: RequestContext): Promise<Response> {
  const routerContext = new RouterContextProvider();
  routerContext.set(requestContext, context);
  return handle(request, routerContext);
}
