import { useRouteLoaderData } from "react-router";
import { systemTheme } from "@toadstool/elements/themes/create-themes";
import { theming } from "#app/browser/theming.ts";
import type { Appearance } from "#domain/profile/appearance.ts";

/** What the document’s root says of themes: the one of readers who have chosen none, and the two that a system or a clock chooses from. */
export function useServedTheme() {
  const { followsSystem, light, dark } = useAppearance() ?? {};
  const unchosen = followsSystem ? systemTheme : theming.first;
  return { "data-theme": unchosen, "data-unchosen": unchosen, "data-light": light, "data-dark": dark };
}

export function useAppearance(): Appearance | undefined {
  const root = useRouteLoaderData("root") as { appearance: Appearance } | undefined;
  return root?.appearance;
}
