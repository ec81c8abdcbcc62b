import { createRequestHandler, RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import { type RequestContext, requestContext } from "#app/context.ts";
import { deferScripts } from "@toadstool/worker-kit/http";
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
  // The development server's own modules must come first.
  const { inlineScripts } = context;
  // A page that is sent without the router's scripts has no nonce.
  return import.meta.env.DEV || !inlineScripts.usesNonce ? page : deferScripts(page, inlineScripts.nonce());
}
