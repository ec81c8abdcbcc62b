import { clockTheme, systemTheme } from "@toadstool/elements/themes/create-themes";
import { ThemeChooser } from "@toadstool/elements/themes/theme-chooser";
import { themes } from "#domain/profile/appearance.ts";
import { useTheme } from "@toadstool/elements/themes/use-theme";
import { theming } from "#app/browser/theming.ts";
import { useAppearance, useServedTheme } from "./served-theme.ts";

const byTheClock = [...themes, { name: clockTheme, label: "By the clock" }];
const withSystem = [{ name: systemTheme, label: "Like my device" }, ...byTheClock];

/** The site’s themes to choose from; `name` is another one for each place of a page. */
export function Themes({ name }: { name: string }) {
  const appearance = useAppearance();
  const [theme, choose] = useTheme(theming, useServedTheme()["data-theme"]);
  return (
    <ThemeChooser
      themes={appearance?.followsSystem ? withSystem : byTheClock}
      pair={appearance}
      name={name}
      theme={theme}
      choose={choose}
    />
  );
}
