import transliterate from "@sindresorhus/transliterate";
import { expect, it } from "vitest";
import { latinLetters } from "./latin-letters.ts";

const scripts = /^[\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Georgian}\p{Script=Arabic}٠-٩]$/u;

it("holds every small letter of its scripts that the library spells, as the library does", () => {
  const signs = Array.from({ length: 0x10_000 }, (_, code) => String.fromCharCode(code));
  const spelled = signs
    .filter(
      (sign) => scripts.test(sign) && /[\p{Ll}\p{Lo}\p{Nd}]/u.test(sign) && sign.normalize("NFKC") === sign,
    )
    .map((sign) => [sign, transliterate(sign).toLowerCase().replaceAll(/['’`]/g, "")] as const)
    .filter(([, latin]) => /^[a-z0-9]*$/.test(latin));
  expect(latinLetters).toEqual(Object.fromEntries(spelled));
});
