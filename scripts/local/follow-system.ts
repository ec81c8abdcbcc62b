import type { Plugin } from "postcss";
import { themes } from "#domain/profile/themes.ts";

/**
 * Writes each rule of a theme once more, for documents whose theme follows the reader’s system:
 * `<html data-theme="system" data-light="paper" data-dark="default">`. CSS cannot ask for a selector and a media query at once.
 * What is `:root`’s as well needs no other rule.
 */
export function followSystem(): Plugin {
  return {
    postcssPlugin: "follow-system",
    Once(sheet, { AtRule }) {
      sheet.walkRules((rule) => {
        for (const { name, scheme } of themes) {
          const own = `[data-theme="${name}"]`;
          if (!rule.selector.includes(own) || rule.selectors.includes(":root")) continue;
          // As specific as the rule itself: what comes later wins against both.
          const following = `[data-theme="system"]:where([data-${scheme}="${name}"])`;
          const selectors = rule.selectors.filter((selector) => selector.includes(own));
          const copy = rule.clone({ selectors: selectors.map((each) => each.replaceAll(own, following)) });
          const media = new AtRule({ name: "media", params: `(prefers-color-scheme: ${scheme})` });
          rule.after(media.append(copy));
        }
      });
    },
  };
}
