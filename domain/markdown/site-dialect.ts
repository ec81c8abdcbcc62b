import type { Dialect } from "@toadstool/markdown";

/** What this site adds to Markdown: films and sounds of the library, and works of the gallery in a text. */
export const dialect: Dialect = {
  media: { address: /^\/media\/[a-z2-7]{16}$/, shownAs: "/media/…" },
  placeholders: { art: "piece" },
  pageIds: [
    // The frame of every page.
    "content",
    "site-menu",
    "site-themes",
    "feeds",
    // A project’s page.
    "live",
    "live-title",
    "plates",
    "plates-title",
    "plan",
    "plan-title",
  ],
};
