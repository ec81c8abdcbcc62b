import { expect, it } from "vitest";
import { ruleOfToday, signOf, siteLanguageIn } from "./rule.ts";

it("names the site’s language in the sign of a text without its own, but for English", () => {
  expect(signOf({ own: "", site: "en-GB" })).toBe(ruleOfToday);
  expect(signOf({ own: "de", site: "ja" })).toBe(ruleOfToday);
  const signs = ["de", "de-CH", "ja"].map((site) => signOf({ own: "", site }));
  expect(signs.map((sign) => siteLanguageIn(`${sign}a folded text`))).toEqual(["de", "de-CH", "ja"]);
  expect(siteLanguageIn(ruleOfToday)).toBe("en");
  for (const sign of signs) expect(/[a-z]/i.test(sign)).toBe(false);
});
