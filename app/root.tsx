import { use, useCallback, useState } from "react";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useRouteLoaderData,
} from "react-router";
import type { Route } from "./+types/root";
import { useLoggedIn } from "#app/browser/identity/presence.ts";
import { keptMark } from "@toadstool/openid/presence";
import { useIdentity } from "#app/browser/identity/use-identity.ts";
import { useStranded } from "#app/browser/navigation/use-stranded.ts";
import { useReportHydration } from "#app/browser/hydration/use-report-hydration.ts";
// oxlint-disable-next-line import/default -- Vite makes it: the address of the built script
import pageScript from "./browser/page-script/page-script.ts?worker&url";
import { directionOf, scriptOf } from "@toadstool/language";
import { ArticleSaying } from "@toadstool/elements/article-body";
import { sayArticle } from "@toadstool/markdown/say-article";
import { ElementsWords } from "@toadstool/elements/words";
import { StageWords } from "@toadstool/stage/words";
import { ZineWords } from "@toadstool/zine/words";
import { useKeptTheme } from "@toadstool/elements/themes/use-theme";
import { theming } from "./browser/theming.ts";
import { useServedTheme } from "./ui/chrome/served-theme.ts";
import { feedPath } from "#domain/feeds/feed.ts";
import { adminManifestPath, manifestPath } from "#domain/profile/manifest.ts";
import { siteProfile } from "#domain/profile/profile.ts";
import { shownLinks } from "#domain/menu/menu.ts";
import { wordsPath } from "#domain/words/known-words.ts";
import { findWords } from "#domain/words/words.server.ts";
import { useViewedPath } from "./browser/views/use-page-views.ts";
import { loadWords } from "./browser/words.ts";
import { requestContext } from "./context.ts";
import { beforePaint } from "./inline-scripts.ts";
import { requireReadableBody } from "./respond.ts";
import usualFont from "./styles/fonts/bricolage-grotesque-usual.woff2?url";
import variants from "./styles/variants.css?url";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/parts.css";
import "./styles/picture.css";
import "./styles/packages.css";
import "#studio/brand.css";
import { feedAlternates } from "./ui/page/feed-alternates.ts";
import { Chrome } from "./ui/chrome/chrome.tsx";
import { ErrorScreen, StrandedScreen } from "./ui/screens/error-screen.tsx";
import { useWords } from "./ui/use-words.ts";
import { ShownProfile, unknownProfile } from "./ui/use-profile.ts";
import { scriptsOfDocument, ServedScripts } from "./ui/document-scripts.ts";

export const middleware: Route.MiddlewareFunction[] = [({ context }) => requireReadableBody(context)];

export async function loader({ context }: Route.LoaderArgs) {
  const { services, session, chrome } = context.get(requestContext);
  const [{ facts: known, empty, pages }, found] = await Promise.all([chrome(), session()]);
  const words = await findWords(services.settings, known);
  const owner = found?.owner;
  return {
    loggedIn: owner !== undefined,
    name: owner?.name ?? null,
    origin: services.settings.site.origin,
    profile: siteProfile(known.profile, services.clock()),
    menus: { header: shownLinks(known.menu, pages), footer: shownLinks(known.footer, pages) },
    words: words.version,
    appearance: known.appearance,
    empty,
  };
}

/** The words are fetched before anything says them. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const data = await serverLoader();
  await loadWords(data.words);
  return data;
}

/**
 * Only a login, a logout and forms that change the menu or the profile change this data; another search on the same page does not.
 * A visitor’s next page is shown without waiting for it.
 */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  const { formAction, currentUrl, nextUrl, defaultShouldRevalidate } = change;
  if (formAction)
    return /^\/(auth|admin\/(?:profile|menu))(\/|\?|$)/.test(formAction) && defaultShouldRevalidate;
  const isSearch = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  const isVisitors = currentUrl.href !== nextUrl.href && keptMark() === null;
  return isSearch || isVisitors ? false : defaultShouldRevalidate;
}

export const links: Route.LinksFunction = () => [
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
];

export function Layout({ children }: { children: React.ReactNode }) {
  const served = use(ServedScripts);
  const [scripts] = useState(() => served ?? scriptsOfDocument());
  const profile = useRouteLoaderData<typeof loader>("root")?.profile ?? unknownProfile;
  const words = useWords();
  const say = useCallback((html: string) => sayArticle(html, { ...words.markdown, ...words.films }), [words]);
  const theme = useServedTheme();
  useKeptTheme(theming, theme["data-theme"]);
  const viewed = useViewedPath() ?? undefined;
  const isAdmin = /^\/admin(?:\/|$)/.test(useLocation().pathname);
  return (
    <html
      lang={words.language}
      dir={directionOf(words.language)}
      data-words={words.version}
      {...theme}
      data-viewed={viewed}
      data-version={scripts.version}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script dangerouslySetInnerHTML={{ __html: beforePaint }} />
        <Meta />
        {scriptOf(words.language) === "Latn" && (
          <link rel="preload" href={usualFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        )}
        {scripts.nonce !== null && <link rel="stylesheet" href={variants} />}
        {/* Browsers hide a nonce from scripts, so that React would find another one than was sent; links need none. */}
        <Links nonce="" />
        {scripts.nonce !== null && (
          <link rel="preload" as="fetch" href={wordsPath(words.version)} crossOrigin="anonymous" />
        )}
        <link rel="manifest" href={isAdmin ? adminManifestPath : manifestPath} />
        {feedAlternates(profile.siteName, feedPath).map((link) => (
          <link key={link.href} {...link} />
        ))}
      </head>
      <body>
        <ShownProfile value={profile}>
          <ElementsWords value={words}>
            <StageWords value={words}>
              <ZineWords value={words}>
                <ArticleSaying value={say}>{children}</ArticleSaying>
              </ZineWords>
            </StageWords>
          </ElementsWords>
        </ShownProfile>
        {/* All the script that a reading page is sent with. */}
        {scripts.nonce === null ? <script type="module" async src={pageScript} /> : <Scripts />}
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const stranded = useStranded();
  useIdentity(loaderData.loggedIn);
  useReportHydration();
  return (
    <Chrome loggedIn={useLoggedIn()} isStranded={stranded !== null}>
      {stranded ? <StrandedScreen {...stranded} /> : <Outlet />}
    </Chrome>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Chrome loggedIn={useLoggedIn()}>
      <ErrorScreen error={error} />
    </Chrome>
  );
}
