import { logError } from "#domain/log.ts";
import { isbot } from "isbot";
import { renderToReadableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { version } from "./browser/version.ts";
import { requestContext } from "./context.ts";
import { ArticleBodies } from "@toadstool/elements/article-body";
import { Nonce } from "./ui/nonce.ts";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  routerContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { nonce, articles } = routerContext.get(requestContext);
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set(version.header, entryContext.manifest.version);
  if (request.method === "HEAD") return new Response(null, { status, headers });

  let finalStatus = status;
  const body = await renderToReadableStream(
    <Nonce value={nonce}>
      <ArticleBodies value={articles}>
        <ServerRouter context={entryContext} url={request.url} nonce={nonce} />
      </ArticleBodies>
    </Nonce>,
    {
      nonce,
      signal: request.signal,
      // The document is sent in order: otherwise a large part stays hidden until a script moves it.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        finalStatus = 500;
        logError(error);
      },
    },
  );
  if (isbot(request.headers.get("user-agent"))) await body.allReady;
  return new Response(body, { status: finalStatus, headers });
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted) logError(error);
};
