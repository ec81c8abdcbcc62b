import { createThemes } from "@toadstool/elements/themes/create-themes";

/** Each is a set of custom properties in app/styles/tokens.css. */
export const themes = [
  { name: "default", label: "Night print" },
  { name: "paper", label: "Paper" },
  { name: "high-contrast", label: "High contrast" },
  { name: "jelly", label: "Jelly" },
] as const;

export const theming = createThemes(themes, "theme");
