import { expect, it } from "vitest";
import { guessLanguage } from "./guess-language.client.ts";

const texts = {
  en: "This week I pulled the first prints from the new press, and they came out better than I had expected. The paper takes the ink well if you dampen it a little beforehand and let it rest overnight. Next week I will try two colours.",
  de: "Diese Woche habe ich die ersten Drucke aus der neuen Presse gezogen, und sie sind besser geworden als erwartet. Das Papier nimmt die Farbe gut an, wenn man es vorher ein wenig anfeuchtet und eine Nacht liegen lässt.",
  ja: "今週は新しい印刷機で最初の版画を刷りました。思ったよりもずっとよい仕上がりです。紙は前もって少し湿らせて一晩寝かせておくと、インクがよくのります。来週は二色刷りに挑戦します。".repeat(
    3,
  ),
  ar: "سحبت هذا الأسبوع أولى المطبوعات من المطبعة الجديدة، وجاءت أفضل مما توقعت. يأخذ الورق الحبر جيدًا إذا رُطّب قليلًا مسبقًا وتُرك ليستريح ليلة كاملة. سأجرب الأسبوع القادم لونين وورقًا أثقل من هذا الورق الذي عندي الآن.",
};

it.each(Object.entries(texts))("sees that a text is in %s", (tag, text) =>
  expect(guessLanguage(`${text}\n\n${text}`)).toBe(tag),
);

it("says nothing of a short text, nor of code and addresses", () => {
  expect(guessLanguage(texts.de.slice(0, 120))).toBeNull();
  expect(
    guessLanguage(`\`\`\`js\n${texts.en}\n\`\`\`\n\nKurz. https://example.org/${"a".repeat(300)}`),
  ).toBeNull();
});
