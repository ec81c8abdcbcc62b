import latinFont from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2?url";
import { use } from "react";
import { Links, Meta, Outlet, Scripts, type ShouldRevalidateFunctionArgs } from "react-router";
import type { Route } from "./+types/root";
import { useLoggedIn } from "#app/browser/identity/presence.ts";
import { useIdentity } from "#app/browser/identity/use-identity.ts";
import { usePausablePictures } from "#app/browser/pause-pictures.ts";
import { seekBeforePaint, useStranded } from "@toadstool/navigation";
import { version } from "./browser/version.ts";
import { themeBeforePaint, useKeptTheme } from "./browser/theme.ts";
import { artworks } from "#studio/artworks.ts";
import { profile } from "#studio/profile.ts";
import { projects } from "#studio/projects.ts";
import { feedType } from "@toadstool/markdown/atom";
import { feedPath } from "#domain/feeds/feed.ts";
import { emptySections } from "#domain/profile/sections.ts";
import { requestContext } from "./context.ts";
import { requireReadableBody } from "./respond.ts";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/parts.css";
import "./styles/picture.css";
import "./styles/packages.css";
import "#studio/brand.css";
import { Chrome } from "./ui/chrome/chrome.tsx";
import { ErrorScreen, StrandedScreen } from "./ui/screens/error-screen.tsx";
import { Nonce } from "./ui/nonce.ts";

export const middleware: Route.MiddlewareFunction[] = [({ context }) => requireReadableBody(context)];

export async function loader({ context }: Route.LoaderArgs) {
  const { services, session } = context.get(requestContext);
  const owner = (await session())?.owner;
  return {
    loggedIn: owner !== undefined,
    name: owner?.name ?? null,
    origin: services.settings.site.origin,
    empty: emptySections({ projects, artworks }),
  };
}

/** Only a login or a logout changes this data; another search on the same page does not. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  const { formAction, currentUrl, nextUrl, defaultShouldRevalidate } = change;
  if (formAction) return formAction.startsWith("/auth/") && defaultShouldRevalidate;
  const isSearch = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isSearch ? false : defaultShouldRevalidate;
}

export const links: Route.LinksFunction = () => [
  { rel: "preload", href: latinFont, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "alternate", type: feedType, title: profile.siteName, href: feedPath },
];

export function Layout({ children }: { children: React.ReactNode }) {
  const nonce = use(Nonce);
  useKeptTheme();
  return (
    <html lang="en-GB" data-theme="default" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: `${themeBeforePaint};${seekBeforePaint}` }}
        />
        <Meta />
        {/* Browsers hide a nonce from scripts, so that React would find another one than was sent; links need none. */}
        <Links nonce="" />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const stranded = useStranded(version);
  usePausablePictures();
  useIdentity(loaderData.loggedIn);
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
