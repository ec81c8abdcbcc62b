import type { ReactNode } from "react";
import { ErrorScreen, StrandedScreen } from "#app/ui/screens/error-screen.tsx";
import { NotFoundScreen } from "#app/ui/screens/not-found-screen.tsx";
import { Spinner } from "@toadstool/elements/page/spinner";

const popular = [
  { path: "/blog", title: "Blog" },
  { path: "/portfolio", title: "Portfolio" },
];

/** The screens that replace a page, each shown at `/styleguide?screen=…`. */
export const screens = {
  "not-found": { label: "Page not found", screen: <NotFoundScreen /> },
  popular: { label: "Page not found, with popular pages", screen: <NotFoundScreen popular={popular} /> },
  broken: { label: "Something broke", screen: <ErrorScreen error={new Error("shown on purpose")} /> },
  offline: {
    label: "No connection",
    screen: <StrandedScreen why="offline" isUnsent={false} address="/styleguide" />,
  },
  unsent: {
    label: "No connection while sending",
    screen: <StrandedScreen why="offline" isUnsent address="/styleguide" />,
  },
  chunk: {
    label: "Loading chunk failed",
    screen: <StrandedScreen why="chunk" isUnsent={false} address="/styleguide" />,
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
} satisfies Record<string, { label: string; screen: ReactNode }>;

export type ScreenName = keyof typeof screens;

export function ShownScreen({ name }: { name: ScreenName }) {
  return screens[name].screen;
}
