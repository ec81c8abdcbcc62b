import type { Fields } from "./front-matter.ts";

/** What `page.title` and `site.author.name` are in a text; undefined where the export does not say it. */
export type Variables = (name: string) => string | undefined;

/** The variables of a text: its own fields, its title and address, and the settings of its site. */
export function variablesOf(page: Fields, site: Fields): Variables {
  return (name) => {
    const [of, ...path] = name.split(".");
    const table = of === "site" ? site : of === "page" ? page : undefined;
    const value = path.reduce<unknown>(
      (within, key) =>
        typeof within === "object" && within !== null && Object.hasOwn(within, key)
          ? (within as Fields)[key]
          : undefined,
      path.length > 0 ? table : undefined,
    );
    return typeof value === "string" || typeof value === "number" || typeof value === "boolean"
      ? String(value)
      : undefined;
  };
}
