import { createThemes } from "@toadstool/elements/themes/create-themes";
import { themes } from "#domain/profile/themes.ts";

export const theming = createThemes(themes, "theme");
