import { createThemes } from "@toadstool/elements/themes/create-themes";
import { themes } from "#domain/profile/appearance.ts";

export const theming = createThemes(themes, "theme");
