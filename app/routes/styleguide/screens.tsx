import type { ReactNode } from "react";
import { ErrorScreen, StrandedScreen } from "#app/ui/screens/error-screen.tsx";
import { NotFoundScreen } from "#app/ui/screens/not-found-screen.tsx";
import { Spinner } from "@toadstool/elements/page/spinner";

const popular = [
  { path: "/blog", title: "Blog" },
  { path: "/portfolio", title: "Portfolio" },
];

const stranded = { address: "/styleguide", isUnsent: false };

/** The screens that replace a page, each shown at `/styleguide?screen=…`. */
export const screens: Record<string, { label: string; screen: ReactNode }> = {
  "not-found": { label: "Page not found", screen: <NotFoundScreen /> },
  popular: { label: "Page not found, with popular pages", screen: <NotFoundScreen popular={popular} /> },
  broken: { label: "Something broke", screen: <ErrorScreen error={new Error("shown on purpose")} /> },
  offline: {
    label: "No connection",
    screen: <StrandedScreen {...stranded} why="offline" />,
  },
  unsent: {
    label: "No connection while sending",
    screen: <StrandedScreen {...stranded} why="offline" isUnsent />,
  },
  chunk: {
    label: "Loading chunk failed",
    screen: <StrandedScreen {...stranded} why="chunk" />,
  },
  loading: {
    label: "Loading...",
    screen: (
      <main>
        <h1>On its way</h1>
        <Spinner />
      </main>
    ),
  },
};
