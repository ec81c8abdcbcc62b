import { themeHooks } from "@toadstool/elements/themes/theme-hooks";
import { theming } from "./theme.ts";

export const { useTheme, useKeptTheme } = themeHooks(theming);
