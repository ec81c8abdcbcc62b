import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

export function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en-GB" data-theme="default" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
