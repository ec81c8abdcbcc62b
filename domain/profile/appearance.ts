import * as v from "valibot";
import { type Scheme, themesOf } from "./themes.ts";

const themeOf = <S extends Scheme>(scheme: S) =>
  v.picklist(
    themesOf(scheme).map(({ name }) => name),
    `must be a ${scheme} theme: ${themesOf(scheme)
      .map(({ name }) => name)
      .join(", ")}`,
  );

/** What readers see who have not chosen a theme. */
export const appearance = v.strictObject({
  /** The light or the dark theme, as the reader’s system says; otherwise the first of all. */
  followsSystem: v.pipe(v.boolean("must be true or false"), v.title("Follow the reader’s system")),
  light: v.pipe(themeOf("light"), v.title("Where it is light")),
  dark: v.pipe(themeOf("dark"), v.title("Where it is dark")),
});

export type Appearance = v.InferOutput<typeof appearance>;
