import type { Profile } from "./profile.ts";

export const manifestPath = "/manifest.webmanifest";
export const manifestType = "application/manifest+json";

/** `--surface` of the default theme in app/styles/tokens.css. */
const surface = "#14101f";

/** What a device shows where the site is installed: https://www.w3.org/TR/appmanifest/. The icons are files of the studio. */
export function webManifest({ siteName, description, colour = surface }: Profile) {
  return {
    id: "/",
    name: siteName,
    short_name: siteName,
    description,
    lang: "en-GB",
    start_url: "/",
    scope: "/",
    display: "minimal-ui",
    theme_color: colour,
    background_color: colour,
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/apple-touch-icon.png", sizes: "180x180", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
    ],
  };
}
