import { answerPageState, asksForState, textOf } from "./answer-page-state.ts";
import { ArticleBodies } from "@toadstool/elements/article-body";
import { renderToString } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { logError } from "#domain/log.ts";
import { theming } from "./browser/theming.ts";
import { versionHeader } from "./browser/navigation/is-new-version.ts";
import { requestContext } from "./context.ts";
import { appendTo, deferScripts } from "./defer-scripts.ts";
import { isHydratedOnIntent } from "./hydration.ts";
import { inlineTexts } from "./inline-scripts.ts";
import variants from "./styles/variants.css?url";
import { ServedScripts } from "./ui/document-scripts.ts";
import { KeptParts } from "./ui/kept/kept.tsx";
import { keptParts } from "./ui/kept/kept-parts.ts";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  routerContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { inlineScripts, articles } = routerContext.get(requestContext);
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set(versionHeader, entryContext.manifest.version);
  if (asksForState(request)) return answerPageState(entryContext, { status, headers });
  inlineScripts.admit(inlineTexts);

  const nonce = isHydratedOnIntent(request, entryContext) ? null : inlineScripts.nonce();
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const kept = nonce === null ? keptParts(entryContext.staticHandlerContext.loaderData.root) : null;
  // Text in one piece: React's streams encode each attribute by itself, which takes longer than to render it.
  const html = renderToString(
    <ServedScripts value={{ nonce, version: entryContext.manifest.version }}>
      <ArticleBodies value={articles}>
        <KeptParts value={kept?.find ?? null}>
          <ServerRouter
            context={kept ? withItsRoutes(entryContext) : { ...entryContext, serverHandoffStream: undefined }}
            url={request.url}
            nonce={nonce ?? undefined}
          />
        </KeptParts>
      </ArticleBodies>
    </ServedScripts>,
  );
  const document = `<!DOCTYPE html>${html}`;
  const body = kept
    ? withVariants(kept.keep(document))
    : await withState(document, entryContext, nonce ?? "");
  return new Response(body, { status, headers });
}

/** The document with the state that React Router begins with in the browser, and with scripts that wait until it is painted. */
async function withState(
  document: string,
  { serverHandoffStream }: EntryContext,
  nonce: string,
): Promise<string> {
  const state = JSON.stringify(await textOf(serverHandoffStream)).replaceAll("<", String.raw`\u003c`);
  const stream = "window.__reactRouterContext.streamController";
  const begun = `<script nonce="${nonce}">${stream}.enqueue(${state});${stream}.close();</script>`;
  // The development server's own modules must come first.
  return import.meta.env.DEV ? appendTo(document, begun) : deferScripts(document, nonce, begun);
}

const wantsVariants = new RegExp(` lang="(?!en[-"])| data-unchosen="(?!${theming.first}")`);

/** Styles of other themes and languages come late (app/ui/late-sheets.tsx), but for a document that is in one or has a text in one. */
const withVariants = (html: string) =>
  wantsVariants.test(html)
    ? html.replace("</head>", () => `<link rel="stylesheet" href="${variants}"/></head>`)
    : html;

/** A document without React Router’s scripts names no other routes than its own: they are all that is made anew for it. */
function withItsRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const routes = Object.fromEntries(
    staticHandlerContext.matches.map(({ route }) => [route.id, manifest.routes[route.id]]),
  );
  return { ...context, manifest: { ...manifest, routes } };
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted) logError(error);
};
