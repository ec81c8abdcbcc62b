import { directionOf } from "@toadstool/language";
import { usualLanguage } from "../words/words.ts";
import type { Profile } from "./profile.ts";

export const manifestPath = "/manifest.webmanifest";
export const manifestType = "application/manifest+json";

/** `--surface` of the default theme in app/styles/tokens.css. */
const surface = "#14101f";

/** Files of the studio. */
const icons = [
  { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
  { src: "/apple-touch-icon.png", sizes: "180x180", type: "image/png" },
  { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
];

/** What a device shows where the site is installed: https://www.w3.org/TR/appmanifest/. */
export function webManifest({ siteName, description, colour = surface, language = usualLanguage }: Profile) {
  return {
    id: "/",
    name: siteName,
    short_name: siteName,
    description,
    lang: language,
    dir: directionOf(language),
    start_url: "/",
    scope: "/",
    display: "minimal-ui",
    theme_color: colour,
    background_color: colour,
    icons,
  };
}

export const adminManifestPath = "/admin/manifest.webmanifest";

/**
 * The owner’s part of the site as an app of its own, which opens with a new note and which her phone shares to:
 * https://www.w3.org/TR/web-share-target/. It holds nothing of hers: browsers ask for it without cookies.
 */
export function adminManifest(profile: Profile) {
  return {
    ...webManifest(profile),
    // The admin’s names are English.
    lang: "en",
    dir: "ltr",
    id: "/admin/notes",
    name: `${profile.siteName}: admin`,
    start_url: "/admin/notes",
    scope: "/admin",
    display: "standalone",
    shortcuts: [
      { name: "New note", url: "/admin/notes" },
      { name: "Write a post", url: "/admin/blog" },
      { name: "Letters", url: "/admin/email" },
    ],
    share_target: {
      action: "/admin/notes/share",
      method: "POST",
      enctype: "multipart/form-data",
      params: {
        title: "title",
        text: "text",
        url: "url",
        files: [{ name: "files", accept: ["image/*", "video/mp4", "video/webm"] }],
      },
    },
  };
}
