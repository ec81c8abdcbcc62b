import { createContext, use } from "react";
import type { SiteProfile } from "#domain/profile/profile.ts";

/** Where the root's data did not arrive, the site has no name. */
export const unknownProfile: SiteProfile = {
  name: "",
  title: "",
  tagline: "",
  siteName: "",
  description: "",
  copyright: "",
  language: "en-GB",
  timeZone: "UTC",
  links: [],
};

export const ShownProfile = createContext(unknownProfile);

/** Whose site it is, as the root loader read it. */
export function useProfile(): SiteProfile {
  return use(ShownProfile);
}
