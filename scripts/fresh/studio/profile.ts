import type { Profile } from "#domain/profile/profile.ts";

/** Replaced by what `npm run fresh` is given. */
export const profile: Profile = {
  name: "Ada Example",
  title: "Printmaker",
  tagline: "Printmaker",
  siteName: "Ada Example",
  description: "The home of Ada Example on the web.",
  copyrightYear: 2026,
  timeZone: "UTC",
  about: [],
  links: [],
};
