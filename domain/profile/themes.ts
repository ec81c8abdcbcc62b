/** Each is a set of custom properties in app/styles/tokens.css or themes.css, for surfaces that are dark or light. */
export const themes = [
  { name: "default", scheme: "dark" },
  { name: "paper", scheme: "light" },
  { name: "high-contrast", scheme: "dark" },
  { name: "jelly", scheme: "light" },
] as const;

type Theme = (typeof themes)[number];
export type Scheme = Theme["scheme"];

export const themesOf = <S extends Scheme>(scheme: S) =>
  themes.filter((theme): theme is Extract<Theme, { scheme: S }> => theme.scheme === scheme);
