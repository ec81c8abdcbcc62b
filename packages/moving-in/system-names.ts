import type { System } from "./moved.ts";

/** As people call them. */
export const systemNames: Record<System, string> = {
  ghost: "Ghost",
  wordpress: "WordPress",
  substack: "Substack",
  medium: "Medium",
  beehiiv: "beehiiv",
  buttondown: "Buttondown",
  wix: "Wix",
  hugo: "Hugo",
  jekyll: "Jekyll",
  astro: "Astro",
  markdown: "a folder of Markdown",
  toadstool: "another Toadstool",
  subscribers: "a list of subscribers",
};
