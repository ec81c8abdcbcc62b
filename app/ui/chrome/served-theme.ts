import { useRouteLoaderData } from "react-router";
import { systemTheme } from "@toadstool/elements/themes/create-themes";
import { theming } from "#app/browser/theme.ts";
import type { Appearance } from "#domain/profile/appearance.ts";

/** What the document’s root says of themes: the first one, or which ones the reader’s system chooses from. */
export function useServedTheme() {
  const appearance = useAppearance();
  if (!appearance?.followsSystem) return { "data-theme": theming.first };
  const { light, dark } = appearance;
  return { "data-theme": systemTheme, "data-light": light, "data-dark": dark };
}

export function useAppearance(): Appearance | undefined {
  const root = useRouteLoaderData("root") as { appearance: Appearance } | undefined;
  return root?.appearance;
}
