import { themeHooks } from "@toadstool/elements/themes/theme-hooks";
import { theming } from "./theming.ts";

export const { useTheme, useKeptTheme } = themeHooks(theming);
