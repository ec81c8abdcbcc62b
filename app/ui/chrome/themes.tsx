import { clockTheme, systemTheme } from "@toadstool/elements/themes/create-themes";
import { ThemeChooser } from "@toadstool/elements/themes/theme-chooser";
import { themes } from "#domain/profile/themes.ts";
import { useTheme } from "@toadstool/elements/themes/use-theme";
import { theming } from "#app/browser/theming.ts";
import { useWords } from "../use-words.ts";
import { useAppearance, useServedTheme } from "./served-theme.ts";

const byTheClock = [...themes.map(({ name }) => name), clockTheme] as const;
const withSystem = [systemTheme, ...byTheClock] as const;

/** The site’s themes to choose from; `name` is another one for each place of a page. */
export function Themes({ name }: { name: string }) {
  const appearance = useAppearance();
  const labels = useWords().chrome.themes;
  const shown = appearance?.followsSystem ? withSystem : byTheClock;
  const [theme, choose] = useTheme(theming, useServedTheme()["data-theme"]);
  return (
    <ThemeChooser
      themes={shown.map((each) => ({ name: each, label: labels[each] }))}
      pair={appearance}
      name={name}
      theme={theme}
      choose={choose}
    />
  );
}
