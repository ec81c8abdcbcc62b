import { portraitAddress } from "#domain/profile/portrait.ts";
import type { Profile } from "#domain/profile/profile.ts";

const texts = ["name", "title", "tagline", "siteName", "description", "timeZone"] as const;
const optional = ["location", "school", "resume", "colour", "olderBlog"] as const;

/** The profile as its form’s fields hold it. */
export function fieldsOf(profile: Profile): Record<string, string> {
  const { portrait, about, copyrightYear, isPerson } = profile;
  return {
    ...Object.fromEntries([...texts, ...optional].map((name) => [name, profile[name] ?? ""])),
    about: about.join("\n\n"),
    copyrightYear: String(copyrightYear),
    isPerson: isPerson ? "on" : "",
    portrait: portrait ? portraitAddress(portrait) : "",
    portraitAlt: portrait?.alt ?? "",
  };
}

/** What was typed, as a profile that its schema is yet to check. Its links are edited elsewhere. */
export function profileFrom(typed: Record<string, string>, { links }: Pick<Profile, "links">): unknown {
  const filled = optional.map((name) => [name, typed[name]?.trim()]).filter(([, text]) => text);
  const image = typed.portrait?.trim().replace(/^\/images\//, "");
  return {
    ...Object.fromEntries(texts.map((name) => [name, typed[name]?.trim()])),
    ...Object.fromEntries(filled),
    copyrightYear: Number(typed.copyrightYear || Number.NaN),
    ...(typed.isPerson === "on" && { isPerson: true }),
    ...(image && { portrait: { image, alt: typed.portraitAlt ?? "" } }),
    about: (typed.about ?? "")
      .split(/\n\s*\n/)
      .map((paragraph) => paragraph.trim())
      .filter(Boolean),
    links,
  };
}
