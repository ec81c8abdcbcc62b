import { createRequestHandler, RouterContextProvider } from "react-router";
import { type RequestContext, requestContext } from "#app/context.ts";
import { deferScripts } from "@toadstool/worker-kit/http";

// The built pages exist only inside Vite's build, so nothing that tests import may import this file.
const handle = createRequestHandler(() => import("virtual:react-router/server-build"), import.meta.env.MODE);

export async function answerPage(request: Request, context: RequestContext): Promise<Response> {
  const routerContext = new RouterContextProvider();
  routerContext.set(requestContext, context);
  const page = await handle(request, routerContext);
  // The development server's own modules must come first.
  return import.meta.env.DEV ? page : deferScripts(page, context.nonce);
}
