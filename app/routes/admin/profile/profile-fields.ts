import { languageTag } from "@toadstool/language";
import { portraitAddress } from "#domain/profile/portrait.ts";
import type { Profile } from "#domain/profile/profile.ts";
import { usualLanguage } from "#domain/words/words.ts";
import { typedAddress } from "#domain/text/typed-address.ts";

const texts = ["name", "title", "tagline", "siteName", "description", "timeZone"] as const;
const optional = ["location", "school", "resume", "colour", "olderBlog", "slugs"] as const;
export const signalNames = ["search", "ai-input", "ai-train"] as const;
const addresses = new Set<string>(["resume", "olderBlog"]);

/** The profile as its form’s fields hold it. */
export function fieldsOf(profile: Profile): Record<string, string> {
  const { portrait, about, copyrightYear, copyrightFollows, isPerson, signals = {} } = profile;
  return {
    ...Object.fromEntries([...texts, ...optional].map((name) => [name, profile[name] ?? ""])),
    language: profile.language ?? usualLanguage,
    about: about.join("\n\n"),
    copyrightYear: String(copyrightYear),
    copyrightFollows: copyrightFollows ? "on" : "",
    ...Object.fromEntries(signalNames.map((name) => [name, signals[name] ?? ""])),
    isPerson: isPerson ? "on" : "",
    portrait: portrait ? portraitAddress(portrait) : "",
    portraitAlt: portrait?.alt ?? "",
  };
}

/** What was typed, as a profile that its schema is yet to check. Its links are edited elsewhere. */
export function profileFrom(typed: Record<string, string>, { links }: Pick<Profile, "links">): unknown {
  const filled = optional
    .map((name) => [name, addresses.has(name) ? typedAddress(typed[name] ?? "") : typed[name]?.trim()])
    .filter(([, text]) => text);
  const signals = signalNames.flatMap((name) => (typed[name] ? [[name, typed[name]]] : []));
  const image = typed.portrait?.trim().replace(/^\/images\//, "");
  return {
    ...Object.fromEntries(texts.map((name) => [name, typed[name]?.trim()])),
    ...Object.fromEntries(filled),
    language: languageTag(typed.language ?? "") ?? typed.language,
    copyrightYear: Number(typed.copyrightYear || Number.NaN),
    ...(typed.copyrightFollows === "on" && { copyrightFollows: true }),
    ...(signals.length > 0 && { signals: Object.fromEntries(signals) }),
    ...(typed.isPerson === "on" && { isPerson: true }),
    ...(image && { portrait: { image, alt: typed.portraitAlt ?? "" } }),
    about: (typed.about ?? "")
      .split(/\n\s*\n/)
      .map((paragraph) => paragraph.trim())
      .filter(Boolean),
    links,
  };
}
